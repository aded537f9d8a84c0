import type { AppServices, Job } from '@candor/db/database'
import type { Mailer } from '@candor/kernel/services'
import { nextTry } from '../rules/delivery.ts'
import { markFailed, markKept, markSent, takeDueMail } from './queries.ts'

/** The most mails that one round sends. */
const mostAtOnce = 20

/**
 * Sends the mail that is due first. Each is a transaction of its own: a process that dies amid a round sends at most the
 * one again that it had in hand, and an administrator who retries a mail waits for that one alone.
 */
function deliverNext({ db, clock }: AppServices, mailer: Mailer): Promise<'none' | 'sent' | 'failed'> {
  return db.transaction().execute(async (transaction) => {
    const mail = await takeDueMail(transaction, clock.now())
    if (!mail) return 'none'
    const { id, toAddress: to, subject, bodyText: text, bodyHtml: html, tries } = mail
    const error = await mailer.send({ id, to, subject, text, html }).then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    )
    if (error === null) await markSent(transaction, id, clock.now())
    else await markFailed(transaction, id, { error, nextTryAt: nextTry(tries + 1, clock.now()) })
    return error === null ? 'sent' : 'failed'
  })
}

/**
 * Sends the mails that are due, each once by one process; gives how many it took in hand.
 *
 * Without a mail server they are kept for an administrator to read. One that is not taken waits longer after each try,
 * and ends the round: where the server is away, the others need not fail at it too.
 */
export async function deliverMail(services: AppServices): Promise<number> {
  if (!services.mailer) return markKept(services.db, services.clock.now())
  for (let taken = 0; taken < mostAtOnce; taken += 1) {
    const became = await deliverNext(services, services.mailer)
    if (became === 'none') return taken
    if (became === 'failed') return taken + 1
  }
  return mostAtOnce
}

export const jobs: readonly Job[] = [{ name: 'sending mail', everyMs: 5_000, run: deliverMail }]
