import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long, and in how many pieces, the rest of an answered request is read and dropped. */
const lingerMs = 10_000
const maxPieces = 2_000

/**
 * Reads and drops the rest of an answered request, so that its caller gets to read the reply.
 *
 * If the connection were closed at once, it would be reset and the reply lost. If the rest were read to its end, a body
 * of tiny pieces would cost a hundred times the work of sending it.
 */
function drain(request: IncomingMessage): void {
  let pieces = 0
  const close = () => request.socket.destroy()
  const timer = setTimeout(close, lingerMs)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
  request.on('data', () => {
    pieces += 1
    if (pieces > maxPieces) close()
  })
  request.resume()
}

const defaultPatienceMs = 30_000
/** The least bytes in each patience: half a kilobyte a second by default. */
const leastBytes = 16 * 1024

/** Ends the connection of a body that stops coming in: its declared length alone would let it take forever. */
function watchProgress({ raw }: FastifyRequest, reply: FastifyReply, patienceMs: number): void {
  let seen = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer)
    const received = raw.socket.bytesRead
    if (received - seen < leastBytes) raw.socket.destroy()
    seen = received
  }, patienceMs)
  timer.unref()
  reply.raw.once('close', () => clearInterval(timer))
}

/**
 * Keeps Fastify from reading bodies, so that only the calls decide how much of them is held.
 *
 * Fastify keeps a body in the pieces in which it came: one that comes byte by byte costs some hundred times its length.
 */
export function leaveBodiesUnread(app: FastifyInstance, patienceMs = defaultPatienceMs): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.complete === false) watchProgress(request, reply, patienceMs)
  })
  app.addHook('onResponse', async ({ raw }) => {
    // Undefined for a request that was injected, not sent.
    if (raw.complete === false) drain(raw)
  })
}
