import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const ofCompany = (companyId: CompanyId) =>
  sql`item.company_id = ${companyId} and item.candidate_id is null and exists (
    select from undoable_act as act where act.id = item.act_id and act.kind = 'candidate')`

const isOfPerson = (personId: PersonId | null) =>
  sql`item.before->'rows'->'candidate' @> jsonb_build_array(jsonb_build_object('person_id', ${personId}::text))`

/** What the removal of a candidate keeps until nobody can undo it; null where it keeps nothing. */
export async function findRemoval(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
): Promise<unknown> {
  const { rows } = await sql<{ before: unknown }>`
    select before from undoable_item as item
      where ${ofCompany(companyId)} and item.ref = ${candidateId} order by id desc limit 1`.execute(db)
  return rows[0]?.before ?? null
}

/** The removed candidates of a person who can come back. */
export async function listRemovedOf(
  db: Database,
  companyId: CompanyId,
  personId: PersonId,
): Promise<CandidateId[]> {
  const { rows } = await sql<{ id: CandidateId }>`
    select distinct item.ref as id from undoable_item as item
      where ${ofCompany(companyId)} and ${isOfPerson(personId)}
        and not exists (select from candidate where candidate.id = item.ref)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes what removals keep of a candidate, and of a person; returns what they kept. */
export async function deleteRemovals(
  db: Database,
  of: {
    readonly companyId: CompanyId
    readonly candidateId: CandidateId
    /** Null where the person stays. */
    readonly personId: PersonId | null
  },
): Promise<unknown[]> {
  const { rows } = await sql<{ before: unknown }>`
    delete from undoable_item as item
      where ${ofCompany(of.companyId)} and (item.ref = ${of.candidateId} or ${isOfPerson(of.personId)})
      returning before`.execute(db)
  return rows.map(({ before }) => before)
}
