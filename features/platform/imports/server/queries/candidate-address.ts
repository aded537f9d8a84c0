import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hashToken } from '../../../access/server/gate.ts'
import { redirectMails } from '../../../mail/server/queries.ts'

interface NewAddress {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly from: string
  /** Null where the new results name none. */
  readonly to: string | null
  readonly now: Date
}

/**
 * Ends the links that were mailed to the old address of a candidate. Mails that have not left go to the new address with
 * their links. Returns how many links ended. Called within a transaction.
 */
export async function endCandidateAddress(
  db: Database,
  { companyId, candidateId, from, to, now }: NewAddress,
): Promise<number> {
  const unsent = to === null ? [] : await redirectMails(db, { companyId, from, to })
  const kept = unsent.map((secret) => hashToken(secret))
  const { numUpdatedRows } = await db
    .updateTable('mailLink')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('accountId', 'is', null)
    .where('revokedAt', 'is', null)
    .where(
      sql<boolean>`(candidate_id = ${candidateId} or plan_id in (
        select id from interview_plan where candidate_id = ${candidateId}
      ))`,
    )
    .where(sql<boolean>`token_hash <> all(${kept}::text[])`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
