import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { CandidateToErase } from '../../../../platform/erasing/rules/part.ts'
import { deleteFreeFiles } from './adding.ts'

/** Drops that are over, with their companies. */
export async function listExpiredDrops(db: Database, now: Date) {
  return db
    .selectFrom('resumeDrop')
    .where('expiresAt', '<=', now)
    .limit(200)
    .select(['id', 'companyId'])
    .execute()
}

/**
 * Deletes a drop with all that is not added, and releases its files. A row that is being added right now is waited for.
 *
 * Called within a transaction that holds imports off.
 */
export async function deleteDrop(
  transaction: Database,
  { id, companyId }: { readonly id: string; readonly companyId: CompanyId },
): Promise<void> {
  const files = await transaction
    .selectFrom('resumeDropFile')
    .where('dropId', '=', id)
    .where('companyId', '=', companyId)
    .forUpdate()
    .select('fileId')
    .execute()
  await transaction.deleteFrom('resumeDrop').where('id', '=', id).where('companyId', '=', companyId).execute()
  await deleteFreeFiles(
    transaction,
    files.flatMap(({ fileId }) => fileId ?? []),
  )
}

/** Takes a candidate out of the rows whose confirmation had shown it. */
export async function forgetSeen({ db, companyId, candidateId }: CandidateToErase<Database>): Promise<void> {
  await sql`
    update resume_drop_file set seen_candidate_ids = array_remove(seen_candidate_ids, ${candidateId}::uuid)
    where company_id = ${companyId} and ${candidateId}::uuid = any (seen_candidate_ids)`.execute(db)
}
