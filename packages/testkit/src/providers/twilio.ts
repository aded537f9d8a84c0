import { createServer } from 'node:http'
import { listenHere } from './listening.ts'

interface Asked {
  readonly path: string
  readonly authorization: string
  readonly form: Readonly<Record<string, string>>
}

/** The server's reply: Twilio's, or none. */
type TwilioAnswer = { readonly status: number; readonly body: object | string } | 'silence' | 'hang up'

/** A local server with Twilio's Messages API; it accepts every message unless a test says otherwise. */
export async function openFakeTwilio() {
  const asked: Asked[] = []
  const answers: TwilioAnswer[] = []
  const http = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body))
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', form })
      const answer = answers.shift() ?? {
        status: 201,
        body: { sid: 'SM1', status: 'queued', error_code: null },
      }
      if (answer === 'silence') return
      if (answer === 'hang up') return void request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  const at = await listenHere(http)
  return {
    asked,
    answers,
    /** The value of `SMS_URL`. */
    url: `http://AC1:t%40ken@127.0.0.1:${at.port}`,
    close: at.close,
  }
}
