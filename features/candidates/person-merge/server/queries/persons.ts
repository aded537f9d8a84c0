import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Persons {
  readonly companyId: CompanyId
  readonly from: PersonId
  readonly to: PersonId
}

/** Locks two persons in the order of their ids. */
export async function lockPersons(db: Database, { companyId, from, to }: Persons): Promise<void> {
  await db
    .selectFrom('person')
    .where('companyId', '=', companyId)
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .select('id')
    .execute()
}

/** Gives all candidates of one person to another; returns their ids. */
export async function moveCandidates(
  db: Database,
  { companyId, from, to }: Persons,
  ids: readonly string[] | null = null,
): Promise<CandidateId[]> {
  const { rows } = await sql<{ id: CandidateId }>`
    update candidate set person_id = ${to}
    where person_id = ${from} and company_id = ${companyId}
      and ${ids === null ? sql`true` : sql`id = any(${[...ids]}::uuid[])`}
    returning id`.execute(db)
  const moved = rows.map(({ id }) => id)
  await sql`
    update person_contact set person_id = ${to}
    where candidate_id = any(${moved}::uuid[]) and company_id = ${companyId}`.execute(db)
  return moved
}

/** Removes a person without candidates; returns its row. */
export async function removePerson(db: Database, companyId: CompanyId, personId: PersonId) {
  const { rows } = await sql<{ row: unknown }>`
    delete from person where id = ${personId} and company_id = ${companyId}
    returning to_jsonb(person) as row`.execute(db)
  return rows.map(({ row }) => row)
}

/** Makes a person again; returns its id. */
export async function putPersonBack(db: Database, companyId: CompanyId, row: unknown): Promise<PersonId> {
  const json = JSON.stringify(row)
  await sql`
    insert into person select * from jsonb_populate_record(null::person, ${json}::jsonb) on conflict do nothing`.execute(
    db,
  )
  const { id } = await db
    .selectFrom('person')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = (${json}::jsonb ->> 'id')::uuid`)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many candidates two persons have together. */
export async function countApplications(db: Database, { companyId, from, to }: Persons): Promise<number> {
  const { count } = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('personId', 'in', [from, to])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
