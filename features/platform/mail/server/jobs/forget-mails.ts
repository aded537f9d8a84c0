import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { textKeptDays } from '../../rules/delivery.ts'
import { opensStill } from '../actions/why-over.ts'
import { claimUnsentSecret, deleteTexts, listUnsentSecrets, withdrawUnsent } from '../queries/forgetting.ts'

const atOnce = 500

/**
 * Deletes texts and calendar files of mails whose retention period is over; returns how many. Recipient, time and
 * subject stay.
 */
export async function forgetTexts({ db, clock, log }: AppServices): Promise<number> {
  const before = new Date(clock.now().getTime() - textKeptDays * dayMs)
  let forgotten = 0
  for (;;) {
    const count = await deleteTexts(db, before, atOnce)
    forgotten += count
    if (count < atOnce) break
  }
  if (forgotten > 0) log.info({ forgotten }, 'texts of mails were deleted, as their term is over')
  return forgotten
}

/** Withdraws unsent mails whose link or code has expired, and forgets their secret. */
export async function withdrawOverMails(services: AppServices): Promise<void> {
  let ids: readonly string[]
  let after: string | null = null
  do {
    ids = await listUnsentSecrets(services.db, after, atOnce)
    after = ids.at(-1) ?? null
    // One at a time and briefly locked: ending a share withdraws its mails at the same time.
    for (const id of ids) await withdrawIfOver(services, id)
  } while (after !== null)
}

function withdrawIfOver(services: AppServices, id: string): Promise<void> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (db) => {
    const mail = await claimUnsentSecret(db, id)
    if (!mail) return
    if (mail.endsAt && mail.endsAt <= now) await withdrawUnsent(db, id, 'tooLate')
    else if (!(await opensStill({ ...services, db }, mail))) await withdrawUnsent(db, id, 'linkOver')
  })
}
