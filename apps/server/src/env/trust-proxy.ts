import { isIP } from 'node:net'
import { BadSetting } from './values.ts'

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const maxBits = version === 6 ? 128 : 32
  const isLength =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits)
  return namedNetworks.includes(text) || (version !== 0 && isLength && more.length === 0)
}

/** Returns the trusted proxies; null for none, as any client can send `X-Forwarded-For`. */
export function readTrustProxy(text: string | undefined): number | string[] | null {
  if (!text) return null
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new BadSetting(
    `TRUST_PROXY must be a number of proxies from 1 to 9, or their addresses or networks with commas between, not "${text}".`,
  )
}
