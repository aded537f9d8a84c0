import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Shorter replies are sent as they are (bytes). */
const packedFrom = 2_048

/**
 * Larger replies are packed by another thread (bytes). A smaller one takes about a millisecond at most (gzip on two
 * cores), and a few tenths with Zstandard: less than to wake that thread.
 */
const packedApartFrom = 65_536

/** A compressed reply is sent only once, so Brotli does not use its default level, which is the highest. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const brotliApart = promisify(brotliCompress)
const pack = {
  zstd: zstdCompressSync,
  br: (reply: Buffer | string) => brotliCompressSync(reply, brotliOptions),
  gzip: gzipSync,
}
const packApart = {
  zstd: promisify(zstdCompress),
  br: (reply: Buffer | string) => brotliApart(reply, brotliOptions),
  gzip: promisify(gzip),
}

const packings = ['zstd', 'br', 'gzip'] as const

/** Returns the first packing that the client accepts; null for none. */
function packingFor(accepted: string | undefined): (typeof packings)[number] | null {
  const names = new Set<string>()
  for (const entry of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const isRefused = parameters.some((text) => text.startsWith('q=') && Number(text.slice(2)) === 0)
    if (!isRefused) names.add(name)
  }
  return packings.find((name) => names.has(name)) ?? (names.has('*') ? 'gzip' : null)
}

/**
 * Packs replies of calls.
 *
 * Web pages are packed when they are built, media are packed formats, and an event stream would be held back until a
 * buffer is full. A reply is packed as a whole, before it is sent: a stream would hold its packer, some megabytes, and
 * all of the reply for as long as a client does not read.
 */
export function packReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload)
    const bytes = isBytes ? Buffer.byteLength(payload) : 0
    if (!isBytes || bytes < packedFrom) return payload
    const type = reply.getHeader('content-type')
    if (reply.hasHeader('content-encoding') || !`${type}`.startsWith('application/json')) return payload
    reply.header('vary', 'accept-encoding')
    const packing = packingFor(request.headers['accept-encoding'])
    if (!packing) return payload
    reply.header('content-encoding', packing)
    return bytes < packedApartFrom ? pack[packing](payload) : packApart[packing](payload)
  })
}
