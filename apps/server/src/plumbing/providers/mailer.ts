import { type Mailer, RefusedForGood } from '@candor/kernel/services'
import { createTransport } from 'nodemailer'

/** Timeout of the mail server (milliseconds). */
const timeoutMs = 20_000

/** Whether a mail server refused a recipient or a mail permanently: a retry would be refused again (RFC 5321, 5yz). */
function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isOfMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isOfMail && Number(error.responseCode) >= 500
}

/** Sends mail through an SMTP server, `smtp://user:password@host:port` or `smtps://`. */
export function openMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '') || 'localhost'
  return {
    async send({ id, to, subject, text, html, calendar }) {
      const sending = transport.sendMail({
        from,
        // As an object, so that it is not parsed as a list of addresses or as a name.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        ...(html && { html }),
        ...(calendar && { icalEvent: { ...calendar, filename: 'interview.ics' } }),
      })
      await sending.catch((error: unknown) => {
        throw isForGood(error) ? new RefusedForGood(error.message, { cause: error }) : error
      })
    },
  }
}
