import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Whether a sent id names an interview of the candidate. */
export async function isInterviewOf(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  sent: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`id::text = lower(${sent})`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
