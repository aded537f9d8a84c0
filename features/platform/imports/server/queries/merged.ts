import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/**
 * Whether a candidate has the history of itself alone. Two systems bring rows to a merged candidate, and what a bundle of
 * one leaves out may be of the other, so that bundles remove none of its rows (decision S151).
 */
export function standsAlone(candidateId: CandidateId) {
  return sql<boolean>`not exists (
    select from person_merge as merge where merge.candidate_id = ${candidateId} and merge.kind = 'candidate'
  )`
}

/**
 * Notes stored interviews that a bundle of a former external id brought to the kept candidate: they go back with the
 * merge, as the next bundle of that external id names them.
 */
export async function noteFormerInterviews(
  db: Database,
  { companyId, formerId }: { readonly companyId: CompanyId; readonly formerId: CandidateId },
  externalIds: readonly string[],
): Promise<void> {
  await sql`
    update person_merge as merge set moved = jsonb_set(merge.moved, '{interview}', coalesce((
      select jsonb_agg(jsonb_build_object('id', interview.id)) from interview
      where interview.candidate_id = merge.candidate_id and interview.company_id = merge.company_id
        and (interview.external_id = any(${[...externalIds]}::text[])
          or merge.moved -> 'interview' @> jsonb_build_array(jsonb_build_object('id', interview.id)))
    ), '[]'))
    from former_candidate as former
    where former.id = ${formerId} and former.company_id = ${companyId} and merge.id = former.merge_id`.execute(
    db,
  )
}
