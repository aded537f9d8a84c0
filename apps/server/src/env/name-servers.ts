import { isIP } from 'node:net'
import { BadSetting } from './values.ts'

/** An address, with a port behind a colon where it is another one than 53; IPv6 in brackets then. */
function isServer(text: string): boolean {
  if (isIP(text) !== 0) return true
  const [, bracketed, plain, port] = /^(?:\[([^\]]{1,60})\]|([0-9.]{7,15})):(\d{1,5})$/.exec(text) ?? []
  const isPort = Number(port) >= 1 && Number(port) <= 65_535
  return isPort && isIP(bracketed ?? plain ?? '') === (bracketed === undefined ? 4 : 6)
}

/** Returns the name servers to ask; empty for those of the machine. */
export function readNameServers(text: string | undefined): string[] {
  if (!text) return []
  const servers = text.split(',').map((server) => server.trim())
  if (servers.every(isServer)) return servers
  throw new BadSetting(
    `NAME_SERVERS must be addresses of name servers with commas between, as 10.0.0.2 or 10.0.0.2:5353, not "${text}".`,
  )
}
