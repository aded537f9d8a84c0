import { type Mailer, RefusedForGood, RefusedForNow, RefusedForUs } from '@candor/kernel/services'
import { createTransport } from 'nodemailer'
import { readMailRefusal } from './mail-refusal.ts'

/** Timeout of the mail server (milliseconds). */
const timeoutMs = 20_000

/** Errors of nodemailer that an answer of the mail server causes, or wants credentials that are not set. */
const refusals = ['EENVELOPE', 'EMESSAGE', 'EAUTH']

/** The error to throw for one of nodemailer. Any other error than a refusal concerns every mail. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !refusals.includes(String(error.code))) return error
  const { message } = error
  const cause = { cause: error }
  if (!('responseCode' in error)) {
    // Nodemailer refuses these by itself: no user name or password, an address that no command can hold.
    if (error.code === 'EAUTH') return new RefusedForUs('login', message, cause)
    return message.startsWith('Invalid recipient') ? new RefusedForGood(message, cause) : error
  }
  const refusal = readMailRefusal({
    command: 'command' in error ? String(error.command) : '',
    code: Number(error.responseCode),
    text: 'response' in error ? String(error.response) : message,
  })
  if (refusal.of === 'us') return new RefusedForUs(refusal.fault, message, cause)
  if (refusal.of === 'all') return error
  return refusal.of === 'recipient' ? new RefusedForGood(message, cause) : new RefusedForNow(message, cause)
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
