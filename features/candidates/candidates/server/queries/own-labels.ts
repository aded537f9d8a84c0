import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { CandidateToErase } from '../../../../platform/erasing/rules/part.ts'

/** Deletes labels of the company that no other candidate has: their words may be about this one. */
export async function deleteOwnLabels({
  db,
  companyId,
  candidateId,
}: CandidateToErase<Database>): Promise<void> {
  await sql`
    delete from company_label where company_id = ${companyId}
      and label_id in (select label_id from candidate_label where candidate_id = ${candidateId})
      and not exists (
        select from candidate_label as other where other.company_id = company_label.company_id
          and other.label_id = company_label.label_id and other.candidate_id <> ${candidateId})`.execute(db)
}
