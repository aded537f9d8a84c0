import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { type ExternalHttp, ExternalHttpError } from '@candor/kernel/external-http'

/** The largest answer, and how long one may take from the first byte sent to the last received. */
const maxBytes = 512 * 1024
const maxMs = 8_000

// A list apiece: in one, a network that stands for addresses of version 4 would close all of those.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of [
  ...[
    ['0.0.0.0', 8] as const,
    ['10.0.0.0', 8] as const,
    ['100.64.0.0', 10] as const,
    ['127.0.0.0', 8] as const,
  ],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.168.0.0', 16] as const, ['198.18.0.0', 15] as const, ['224.0.0.0', 3] as const],
])
  closed.ipv4.addSubnet(network, bits, 'ipv4')
// Addresses of version 6 that stand for one of version 4 are closed as a whole: nobody publishes their provider by one.
for (const [network, bits] of [
  ...[['::', 96] as const, ['::ffff:0:0', 96] as const, ['64:ff9b::', 16] as const, ['2002::', 16] as const],
  ...[['fc00::', 7] as const, ['fe80::', 9] as const, ['ff00::', 8] as const, ['2001::', 23] as const],
])
  closed.ipv6.addSubnet(network, bits, 'ipv6')

/** Whether an address is of this machine, of a private network, or of no single machine. */
export function isClosedAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return closed[family].check(address, family)
}

/**
 * Looks a name up and refuses it where any of its addresses is closed. The connection is opened to what was looked at, so
 * that a name which answers otherwise a moment later leads nowhere else.
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
 * Asks servers whose addresses somebody of a company typed: by https, at public addresses, with bounds on time and size, and
 * without following where they point to. `allowsPrivate` opens private addresses and plain http, for a provider in the
 * operator's own network.
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
