import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A client that writes bytes as it likes. It is closed with the test. */
export interface RudeClient {
  readonly socket: Socket
  /** Resolves once the server has closed the connection. */
  readonly closed: Promise<void>
  /** What has been read so far. */
  readonly text: () => string
}

/** Opens a connection of a client that reads nothing until it is resumed. */
export function rudeClient(address: string): RudeClient {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1')
  })
  socket.pause()
  // A reset is one way of being closed.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  onTestFinished(() => void socket.destroy())
  return { socket, closed, text: () => text }
}

/** The bytes of a request. */
export function requestText(
  path: string,
  { method = 'GET', headers = {}, body = '' }: RequestParts = {},
): string {
  const fields = { host: 'candor.example', ...(body && { 'content-length': `${body.length}` }), ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

interface RequestParts {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** ASCII alone. */
  readonly body?: string
}
