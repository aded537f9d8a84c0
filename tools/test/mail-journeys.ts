import { createServer } from 'node:http'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'

/**
 * Takes the mail of the server that journeys use, and tells a journey over HTTP what came: journeys run in files without
 * Node's types. `GET /?to=<address>` gives the parts of each mail to that address.
 */
export async function openMailOfJourneys(ports: {
  smtp: number
  http: number
}): Promise<() => Promise<void>> {
  const smtp = await openMailCatcher(ports.smtp)
  const http = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://here.invalid').searchParams.get('to') ?? ''
    const mails = smtp.caught.filter((mail) => mail.to.includes(to)).map(partsOf)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails))
  })
  await new Promise<void>((resolve) => http.listen(ports.http, '127.0.0.1', resolve))
  return async () => {
    http.closeAllConnections()
    http.close()
    await smtp.close()
  }
}
