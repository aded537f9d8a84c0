import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { FoundShare } from '../queries.ts'

interface NewVisit {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/**
 * Opens a visit within a transaction, and counts it, unless it is of a preview. Returns whether it did: not for a share
 * whose password was replaced since it was found.
 */
export async function openVisit(
  transaction: Database,
  { id, companyId, passwordHash, isPreview }: FoundShare,
  { tokenHash, now, expiresAt }: NewVisit,
): Promise<boolean> {
  const opened = await transaction
    .updateTable('shareGrant')
    .set((eb) =>
      isPreview
        ? { isPreview }
        : {
            firstViewedAt: eb.fn.coalesce('firstViewedAt', eb.val(now)),
            lastViewedAt: now,
            views: eb('views', '+', 1),
          },
    )
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .returning('id')
    .executeTakeFirst()
  if (!opened) return false
  const visit = { id: newId<'session'>(), companyId, shareGrantId: id, tokenHash }
  await transaction
    .insertInto('shareSession')
    .values({ ...visit, createdAt: now, expiresAt })
    .execute()
  return true
}

/** Deletes expired visits, and previews with theirs. */
export async function forgetVisits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('shareSession').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('shareGrant').where('isPreview', '=', true).where('expiresAt', '<=', now).execute()
}
