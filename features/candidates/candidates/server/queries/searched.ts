import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import type { SearchWork } from '@candor/kernel/services/searching'
import { sql } from 'kysely'

interface CandidateText {
  readonly candidateId: CandidateId
  readonly part: string
  readonly document: unknown
}

/** Documents of some candidates, by candidate and in the order of the parts. */
export async function listDocuments(
  db: Database,
  candidates: SearchWork<Database>['candidates'],
  parts: readonly string[],
): Promise<CandidateText[]> {
  const { rows } = await sql<CandidateText>`
    select document.candidate_id, document.part, document.document
    from unnest(${candidates.map(({ id }) => id)}::uuid[], ${candidates.map(({ companyId }) => companyId)}::uuid[])
        as asked (candidate_id, company_id)
      join candidate_document as document
        on document.candidate_id = asked.candidate_id and document.company_id = asked.company_id
    where document.part = any(${[...parts]}::text[])
    order by document.candidate_id, array_position(${[...parts]}::text[], document.part)`.execute(db)
  return rows
}
