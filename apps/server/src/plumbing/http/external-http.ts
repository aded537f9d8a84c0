import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { type ExternalHttp, ExternalHttpError } from '@candor/kernel/external-http'

/** The largest response body, and the longest time from the request to the last byte of the response. */
const maxBytes = 512 * 1024
const maxMs = 8_000

// One list per version: in a shared one, the IPv6 network of mapped IPv4 addresses would block all of IPv4.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8] as const,
  ['10.0.0.0', 8] as const,
  ['100.64.0.0', 10] as const,
  ['127.0.0.0', 8] as const,
  ['169.254.0.0', 16] as const,
  ['172.16.0.0', 12] as const,
  ['192.0.0.0', 24] as const,
  ['192.168.0.0', 16] as const,
  ['198.18.0.0', 15] as const,
  ['224.0.0.0', 3] as const,
])
  closed.ipv4.addSubnet(network, bits, 'ipv4')
// IPv6 addresses that stand for IPv4 ones are blocked as a whole: no provider is published under one.
for (const [network, bits] of [
  ['::', 96] as const,
  ['::ffff:0:0', 96] as const,
  ['64:ff9b::', 16] as const,
  ['2002::', 16] as const,
  ['fc00::', 7] as const,
  ['fe80::', 9] as const,
  ['ff00::', 8] as const,
  ['2001::', 23] as const,
])
  closed.ipv6.addSubnet(network, bits, 'ipv6')

/** Whether an address belongs to this machine, to a private network, or to no single machine. */
export function isClosedAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return closed[family].check(address, family)
}

/**
 * Resolves a name, and refuses it if any of its addresses is blocked. The connection uses the checked address, so that
 * a changed DNS answer cannot lead elsewhere.
 */
const openLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isClosedAddress(address)))
      return done(new ExternalHttpError('closedAddress'), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

function requireOpen(url: URL, allowsPrivate: boolean): void {
  const isSecure = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:')
  if (!isSecure || url.username !== '' || url.password !== '') throw new ExternalHttpError('closedAddress')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowsPrivate && isIP(host) !== 0 && isClosedAddress(host))
    throw new ExternalHttpError('closedAddress')
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += part.length
    if (size > maxBytes) throw new ExternalHttpError('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) read.append(name, each)
  return read
}

const bodiless = [204, 205, 304]

/**
 * Sends requests to addresses that users of a company have typed: https only, public addresses only, with limits of
 * time and size, and without following redirects. `allowsPrivate` permits private addresses and plain http, for a
 * provider in the operator's own network.
 */
export function openOutside({ allowsPrivate }: { allowsPrivate: boolean }): ExternalHttp {
  return {
    allowsPrivate,
    async fetch(address, { method, headers, body }) {
      const url = new URL(address)
      requireOpen(url, allowsPrivate)
      const request = url.protocol === 'https:' ? requestSecure : requestPlain
      const signal = AbortSignal.timeout(maxMs)
      const guard = allowsPrivate ? {} : { lookup: openLookup }
      try {
        return await new Promise<Response>((resolve, reject) => {
          const sent = request(url, { method, headers, signal, agent: false, ...guard }, (answer) => {
            readBody(answer).then(
              (bytes) => {
                const status = answer.statusCode ?? 502
                const content = bodiless.includes(status) ? null : new Uint8Array(bytes)
                resolve(new Response(content, { status, headers: headersOf(answer) }))
              },
              (error: unknown) => {
                answer.destroy()
                reject(error)
              },
            )
          })
          sent.on('error', reject)
          sent.end(body)
        })
      } catch (error) {
        if (error instanceof ExternalHttpError) throw error
        throw new ExternalHttpError(signal.aborted ? 'tooSlow' : 'unreachable', { cause: error })
      }
    },
  }
}
