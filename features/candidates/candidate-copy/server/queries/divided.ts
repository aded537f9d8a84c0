import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Divided {
  readonly companyId: CompanyId
  readonly candidateIds: readonly [CandidateId, CandidateId]
  /** When the two became one. */
  readonly since: Date
}

/**
 * Lets the copies of two candidates go with either one, where they were made while the two were one: such a copy holds
 * both. A copy in the making is begun again.
 */
export async function nameBothInCopies(
  db: Database,
  { companyId, candidateIds, since }: Divided,
): Promise<void> {
  const ids = sql`${[...candidateIds]}::uuid[]`
  const copies = sql`
    select copy.id from candidate_copy as copy join copied_candidate as copied on copied.copy_id = copy.id
    where copy.company_id = ${companyId} and copied.candidate_id = any(${ids})`
  await sql`
    update candidate_copy set state = 'waiting', claimed_at = null
    where id in (${copies} and copy.state = 'making')`.execute(db)
  await sql`
    insert into copied_candidate (copy_id, candidate_id, company_id)
    select distinct made.id, named.id, ${companyId}::uuid
    from (${copies} and copy.state = 'made' and copy.claimed_at >= ${since}) as made, unnest(${ids}) as named (id)
    on conflict do nothing`.execute(db)
}
