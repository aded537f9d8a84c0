import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  /** The most requests of one connection without a complete answer. One more closes the connection. */
  readonly openAnswers: number
  /** How long a client may leave written bytes unread (milliseconds). */
  readonly unreadMs: number
  /** The most unread bytes of all connections together. Above it the connections with the most are closed. */
  readonly unreadBytes: number
  /** How long the headers of a request may take (milliseconds). */
  readonly headersMs: number
  /** How often the unread bytes are added up (milliseconds). */
  readonly sweepMs: number
}

const usualLimits: ConnectionLimits = {
  openAnswers: 16,
  unreadMs: 60_000,
  unreadBytes: 128 * 1024 * 1024,
  headersMs: 30_000,
  sweepMs: 1_000,
}

type Exchange = readonly [IncomingMessage, ServerResponse]

/** The requests of each connection without a complete answer, the first of which is being answered. */
type Lines = WeakMap<Socket, Exchange[]>

/**
 * Answers the requests of one connection one after the other.
 *
 * Node reads up to 64 kB at once and starts every request in it: some thousand answers, all of them kept until the
 * client reads the first. Here a request starts when the answer before it is with the operating system.
 */
function answerInTurn(handler: RequestListener, lines: Lines, openAnswers: number): RequestListener {
  const start = (socket: Socket, line: Exchange[]) => {
    const [exchange] = line
    if (!exchange || socket.destroyed) return
    exchange[1].once('close', () => {
      line.shift()
      start(socket, line)
    })
    handler(...exchange)
  }
  return (request, response) => {
    const { socket } = request
    // The parser goes on to the end of what it has, also after the connection was closed.
    if (socket.destroyed) return
    const line = lines.get(socket) ?? []
    if (line.length >= openAnswers) {
      line.length = 0
      socket.destroy()
      return
    }
    lines.set(socket, line)
    if (line.push([request, response]) === 1) start(socket, line)
  }
}

/** Closes the connections with the most unread bytes while all together have too many. */
function closeFullest(sockets: ReadonlySet<Socket>, unreadBytes: number): void {
  let sum = 0
  for (const socket of sockets) sum += socket.writableLength
  if (sum <= unreadBytes) return
  for (const socket of [...sockets].sort((a, b) => b.writableLength - a.writableLength)) {
    sum -= socket.writableLength
    socket.destroy()
    if (sum <= unreadBytes) return
  }
}

/** Opens an HTTP server that a client cannot fill by asking without reading. */
export function createPatientServer(
  handler: RequestListener,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { openAnswers, unreadMs, unreadBytes, headersMs, sweepMs } = { ...usualLimits, ...limits }
  const lines: Lines = new WeakMap()
  const options = {
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 6,
    // A long upload is watched by its progress.
    requestTimeout: 0,
  }
  const server = createServer(options, answerInTurn(handler, lines, openAnswers))
  // The timer starts anew with every byte that the client sends or takes.
  server.setTimeout(unreadMs, (socket) => {
    const isBeingAnswered = (lines.get(socket)?.length ?? 0) > 0
    // An answer that is still being made may take longer.
    if (!isBeingAnswered || socket.writableLength > 0) socket.destroy()
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const sweep = setInterval(() => closeFullest(sockets, unreadBytes), sweepMs)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
  return server
}
