import type { Mailer } from '@candor/kernel/services'
import { createTransport } from 'nodemailer'

/** How long the mail server may take to answer (milliseconds). */
const timeoutMs = 20_000

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
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({
        from,
        // As an object, so that nothing of it is read as a list or as a name.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        ...(html && { html }),
      })
    },
  }
}
