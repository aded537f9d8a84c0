import type { Readable, Writable } from 'node:stream'
import * as z from 'zod/mini'

const Message = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  sessionId: z.optional(z.string()),
})

const PausedRequest = z.object({
  requestId: z.string(),
  request: z.object({ url: z.string(), method: z.string(), headers: z.record(z.string(), z.string()) }),
})

interface BrowserRequest {
  readonly requestId: string
  readonly url: string
  readonly method: string
  readonly accept: string
}

/** A browser connected by two pipes, through its debugging protocol: JSON messages that end with a zero byte. */
export interface BrowserPipe {
  /** Resolves with the result of a command. Rejects with the browser's message. */
  send(command: string, params: object, session?: string): Promise<unknown>
  /** Calls `answer` with each paused request of a page. */
  onRequest(session: string, answer: (request: BrowserRequest) => Promise<unknown>): void
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** The longest accepted message: base64 makes a piece of a PDF a third longer. */
const maxMessage = 4 * 1024 * 1024

export function openBrowserPipe(written: Writable, read: Readable): BrowserPipe {
  const waiting = new Map<number, Waiting>()
  const answering = new Map<string, (request: BrowserRequest) => Promise<unknown>>()
  let count = 0
  let pieces: Buffer[] = []
  let size = 0

  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    read.destroy()
    written.destroy()
  }
  // A browser that ends closes both pipes; the code that started it notices its end as well.
  for (const stream of [read, written]) stream.on('error', fail)
  read.once('close', () => fail(new Error('the browser has gone')))

  function take(text: string): void {
    const { id, result, error, method, params, sessionId } = Message.parse(JSON.parse(text))
    if (id !== undefined) {
      const known = waiting.get(id)
      waiting.delete(id)
      if (error) known?.reject(new Error(`the browser says: ${error.message}`))
      else known?.resolve(result)
      return
    }
    const answer = sessionId === undefined ? undefined : answering.get(sessionId)
    if (method !== 'Fetch.requestPaused' || !answer) return
    const { requestId, request } = PausedRequest.parse(params)
    const accept = request.headers.Accept ?? request.headers.accept ?? '*/*'
    answer({ requestId, url: request.url, method: request.method, accept }).catch(fail)
  }

  read.on('data', (chunk: Buffer) => {
    let from = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      pieces.push(chunk.subarray(from, end))
      const text = Buffer.concat(pieces).toString('utf8')
      pieces = []
      size = 0
      from = end + 1
      take(text)
    }
    pieces.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > maxMessage) fail(new Error('the browser says too much'))
  })

  return {
    send(command, params, sessionId) {
      count += 1
      const id = count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        written.write(`${JSON.stringify({ id, method: command, params, ...(sessionId && { sessionId }) })}\0`)
      })
    },
    onRequest: (session, answer) => void answering.set(session, answer),
  }
}
