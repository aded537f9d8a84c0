import { createServer } from 'node:http'
import { listenHere } from './listening.ts'

/** A local server that answers as DingTalk does, with the reply that a test sets. */
export async function openFakeDingtalk() {
  const asked: { path: string; body: unknown }[] = []
  const answers: object[] = []
  const http = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: body && JSON.parse(body) })
      response.end(JSON.stringify(answers.shift()))
    })
  })
  const at = await listenHere(http)
  return {
    asked,
    answers,
    /** The value of `DINGTALK_URL`. */
    url: `http://key:s%40cret@127.0.0.1:${at.port}`,
    close: at.close,
  }
}
