import { type Mailer, RefusedForGood, RefusedForNow } from '@candor/kernel/services'
import { createTransport } from 'nodemailer'

/** Timeout of the mail server (milliseconds). */
const timeoutMs = 20_000

/** The service is about to close (RFC 5321, 421): this is said of the server, whatever it was asked. */
const closing = 421

/**
 * What a mail server said of one recipient or mail: permanently (RFC 5321, 5yz), when a retry would be refused again, or
 * for now (4yz), such as a mailbox that is full or a second try that it wants. Any other error is of all mails, and so is
 * one about the sender, who is the same in all.
 */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return error
  const isOfMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  const code = Number(error.responseCode)
  const isOfSender = 'command' in error && error.command === 'MAIL FROM'
  if (!isOfMail || isOfSender || code === closing) return error
  const Refused = code >= 500 ? RefusedForGood : RefusedForNow
  return new Refused(error.message, { cause: error })
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
        throw refusalOf(error)
      })
    },
  }
}
