import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId } from '@candor/kernel/ids'
import type { SearchWork } from '@candor/kernel/services/searching'
import { sql } from 'kysely'

interface WrittenRemark {
  readonly candidateId: CandidateId
  readonly id: string
  readonly text: string
  readonly writtenBy: string
  readonly accountId: AccountId
  readonly at: Date
}

/** The remarks that were written here on some candidates, by candidate and oldest first. */
export async function listRemarksOf(
  db: Database,
  candidates: SearchWork<Database>['candidates'],
): Promise<WrittenRemark[]> {
  const { rows } = await sql<WrittenRemark>`
    select remark.candidate_id, remark.id, remark.content as text, remark.written_by, remark.account_id,
      remark.created_at as at
    from unnest(${candidates.map(({ id }) => id)}::uuid[], ${candidates.map(({ companyId }) => companyId)}::uuid[])
        as asked (candidate_id, company_id)
      join remark on remark.candidate_id = asked.candidate_id and remark.company_id = asked.company_id
    order by remark.candidate_id, remark.created_at, remark.id`.execute(db)
  return rows
}
