import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'

/** The stage of a candidate now, since when, and when the application ended. */
export async function getStandingTimes(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
) {
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .select(['stageId', 'stageSince as since', 'outcome', 'outcomeAt'])
    .executeTakeFirstOrThrow()
  return { ...row, outcomeAt: row.outcome === null ? null : row.outcomeAt }
}
