import type { House, Job } from '@candor/db/database'
import { nextTry } from '../rules/delivery.ts'
import { markFailed, markKept, markSent, takeDueMails } from './queries.ts'

/** How many mails one round sends. */
const batch = 20

/**
 * Sends the mails that are due, each once by one process; gives how many it took in hand.
 *
 * Without a mail server they are kept for an administrator to read. One that is not taken waits longer after each try.
 */
export async function deliverMail({ db, clock, mailer }: House): Promise<number> {
  if (!mailer) return markKept(db, clock.now())
  return db.transaction().execute(async (transaction) => {
    const due = await takeDueMails(transaction, clock.now(), batch)
    for (const { id, toAddress, subject, bodyText, bodyHtml, tries } of due) {
      try {
        await mailer.send({ id, to: toAddress, subject, text: bodyText, html: bodyHtml })
        await markSent(transaction, id, clock.now())
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        await markFailed(transaction, id, { error: text, nextTryAt: nextTry(tries + 1, clock.now()) })
      }
    }
    return due.length
  })
}

export const jobs: readonly Job[] = [{ name: 'sending mail', everyMs: 5_000, run: deliverMail }]
