import { createServer } from 'node:http'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'

/**
 * Receives the mail of the journeys' server, and gives it to journeys over HTTP, as their files have no Node types.
 * `GET /?to=<address>` returns the parts of each mail to that address; `POST /ended?plan=<id>` sets an interview to be
 * over.
 */
export async function openMailOfJourneys(from: {
  smtp: number
  http: number
  endInterview: (planId: string) => Promise<void>
}): Promise<() => Promise<void>> {
  const smtp = await openMailCatcher(from.smtp)
  const http = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here.invalid')
    if (pathname === '/ended') {
      const done = (status: number) => response.writeHead(status).end()
      from.endInterview(searchParams.get('plan') ?? '').then(
        () => done(204),
        () => done(500),
      )
      return
    }
    const to = searchParams.get('to') ?? ''
    const mails = smtp.caught.filter((mail) => mail.to.includes(to)).map(partsOf)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails))
  })
  await new Promise<void>((resolve) => http.listen(from.http, '127.0.0.1', resolve))
  return async () => {
    http.closeAllConnections()
    http.close()
    await smtp.close()
  }
}
