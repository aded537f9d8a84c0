import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Packing = keyof typeof pack

/** Bytes that are the same for everybody: made once, and packed once for each encoding. */
export interface Prepared {
  readonly etag: string
  readonly plain: Buffer
  readonly packed: Map<Packing, Promise<Buffer>>
}

export function prepare(text: string): Prepared {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { etag: `"${hash}"`, plain: Buffer.from(text), packed: new Map() }
}

function packingFor(accepted: string | undefined): Packing | null {
  const names = (accepted ?? '').split(',').map((entry) => entry.trim().split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

/** Sends the bytes, packed as the client accepts, or that they are unchanged. Any number of replies shares one buffer. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, packed }: Prepared,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  // A page of an error is sent in any case: its status is what counts.
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const packing = packingFor(request.headers['accept-encoding'])
  if (!packing) return reply.send(plain)
  const packedBytes = packed.get(packing) ?? pack[packing](plain)
  packed.set(packing, packedBytes)
  return reply.header('content-encoding', packing).send(await packedBytes)
}
