import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { CandidateToErase } from '../../../erasing/rules/part.ts'

/** A result of a bundle without its id, its folder and its faults, which may quote the bundle. */
const emptied = sql`jsonb_build_object('externalId', '', 'state', result -> 'state', 'faults', '[]'::jsonb, 'notes', '[]'::jsonb)`

/** Empties what import jobs keep of the bundles of a candidate. The number of results stays. */
export async function forgetResults({
  db,
  companyId,
  candidateId,
}: CandidateToErase<Database>): Promise<void> {
  const of = sql`(select external_id from candidate where id = ${candidateId} and company_id = ${companyId})`
  await sql`
    update import_job_result set result = ${emptied}
    where company_id = ${companyId} and result ->> 'externalId' = ${of}`.execute(db)
  await sql`
    update import_job set results = (
      select coalesce(jsonb_agg(case when result ->> 'externalId' = ${of} then ${emptied} else result end order by place), '[]')
      from jsonb_array_elements(results) with ordinality as kept (result, place))
    where company_id = ${companyId} and exists (
      select from jsonb_array_elements(results) as kept (result) where result ->> 'externalId' = ${of})`.execute(
    db,
  )
}
