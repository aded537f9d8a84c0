import type { AppServices, Job } from '@candor/db/database'
import { type Message, RefusedForGood } from '@candor/kernel/services'
import { nextTry } from '../rules/delivery.ts'
import { type Channel, markFailed, markKept, markSent, takeDueMail } from './queries.ts'

/** The most mails that one round sends. */
const mostAtOnce = 20

type Due = NonNullable<Awaited<ReturnType<typeof takeDueMail>>>

function calendarOf({ calendar: content, calendarMethod: method }: Due): Message['calendar'] {
  return content === null ? null : { method: method === 'CANCEL' ? 'CANCEL' : 'REQUEST', content }
}

/** Sends a mail by its way; gives why it was not taken, or null. */
async function send({ mailer, messenger }: AppServices, mail: Due): Promise<Error | null> {
  const { id, toAddress: to, subject, bodyText: text, bodyHtml: html, sender } = mail
  const calendar = calendarOf(mail)
  const sending =
    sender === null
      ? mailer?.send({ id, to, subject, text, html, calendar })
      : messenger?.send({ conversation: to, sender, text })
  return Promise.resolve(sending).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))),
  )
}

/**
 * Sends the mail that is due first. Each is a transaction of its own: a process that dies amid a round sends at most the
 * one again that it had in hand, and an administrator who retries a mail waits for that one alone.
 */
function deliverNext(
  services: AppServices,
  channels: readonly Channel[],
): Promise<'none' | 'done' | 'failed'> {
  const { db, clock } = services
  return db.transaction().execute(async (transaction) => {
    const mail = await takeDueMail(transaction, channels, clock.now())
    if (!mail) return 'none'
    const error = await send(services, mail)
    if (error === null) {
      await markSent(transaction, mail.id, clock.now())
      return 'done'
    }
    const isForGood = error instanceof RefusedForGood
    const nextTryAt = isForGood ? null : nextTry(mail.tries + 1, clock.now())
    await markFailed(transaction, mail.id, { error: error.message, nextTryAt })
    return isForGood ? 'done' : 'failed'
  })
}

/**
 * Sends the mails that are due, each once by one process; gives how many it took in hand.
 *
 * Those whose way is not set up are kept for an administrator to read. One that is not taken waits longer after each try,
 * and ends the round: where the server is away, the others need not fail at it too. One that is refused for good is given
 * up at once.
 */
export async function deliverMail(services: AppServices): Promise<number> {
  const isSet: Readonly<Record<Channel, boolean>> = {
    mail: services.mailer !== null,
    dingtalk: services.messenger !== null,
    // There is no provider of text messages yet: an administrator reads them.
    sms: false,
  }
  const all = ['mail', 'dingtalk', 'sms'] as const
  const [open, closed] = [all.filter((channel) => isSet[channel]), all.filter((channel) => !isSet[channel])]
  const kept = closed.length === 0 ? 0 : await markKept(services.db, closed, services.clock.now())
  if (open.length === 0) return kept
  for (let taken = 0; taken < mostAtOnce; taken += 1) {
    const became = await deliverNext(services, open)
    if (became === 'none') return taken
    if (became === 'failed') return taken + 1
  }
  return mostAtOnce
}

export const jobs: readonly Job[] = [{ name: 'sending mail', everyMs: 5_000, run: deliverMail }]
