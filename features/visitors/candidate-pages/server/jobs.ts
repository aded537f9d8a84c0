import { type AppServices, type Job, waitForLocks } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import { defaultCompanyRules } from '../../../platform/company/rules.ts'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { deleteIdCard, listOverdueIdCards } from './queries/id-cards.ts'
import { deletePiecesBefore } from './queries/id-photo-pieces.ts'

const atOnce = 100

/**
 * Deletes the photos of ID cards whose retention period is over, each candidate's in a transaction of its own; returns
 * for how many. The sweep of files removes the content from the store.
 */
export async function forgetIdPhotos(services: AppServices): Promise<number> {
  const { db, clock, log } = services
  const options = {
    now: clock.now(),
    defaultDays: defaultCompanyRules.idPhotoDays,
    most: atOnce,
  }
  let forgotten = 0
  for (;;) {
    const overdue = await listOverdueIdCards(db, options)
    for (const { receivedAt, ...of } of overdue) {
      const doer = { companyId: of.companyId, accountId: null }
      await transactionWithEntries(services, doer, async ({ db, record }) => {
        await waitForLocks(db)
        await holdImportsOff(db, of.companyId)
        const count = await deleteIdCard(db, of, receivedAt)
        // Another server of this database was first.
        if (count === null) return
        record({ action: 'idCard.forgotten', candidateId: of.candidateId, details: { to: { count } } })
      })
    }
    forgotten += overdue.length
    if (overdue.length < atOnce) break
  }
  if (forgotten > 0) log.info({ forgotten }, 'photos of ID cards were deleted, as their term is over')
  return forgotten
}

/**
 * How long the pieces of a photo are kept while no further one arrives; after that the photo is sent from its beginning
 * (milliseconds).
 */
export const pieceMs = 2 * 24 * hourMs

/** Deletes the pieces of photos that were abandoned. */
export async function forgetPieces({ db, clock }: AppServices): Promise<void> {
  await deletePiecesBefore(db, new Date(clock.now().getTime() - pieceMs))
}

export const jobs: readonly Job[] = [
  { name: 'deleting ID photos', everyMs: hourMs, run: forgetIdPhotos },
  { name: 'deleting pieces of ID photos', everyMs: hourMs, run: forgetPieces },
]
