import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long, and in how many pieces, what is left of an answered request is read into nothing. */
const lingerMs = 10_000
const maxPieces = 2_000

/**
 * Reads the rest of an answered request into nothing, so that its caller comes to reading the answer.
 *
 * Closed at once, the connection would be reset and the answer lost. Read to its end, a body of tiny pieces would
 * cost a hundred times the work of sending it.
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
/** What has to come within each patience: half a kilobyte a second, at the default. */
const leastBytes = 16 * 1024

/** Ends the connection of a body that stops coming in: its length alone would let it take for ever. */
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
 * Keeps Fastify from reading bodies, so that the calls alone say how much of them is held.
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
    // Undefined for a request that never was on a wire.
    if (raw.complete === false) drain(raw)
  })
}
