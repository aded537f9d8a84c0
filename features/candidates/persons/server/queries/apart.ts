import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Two candidates, in any order. */
export interface Pair {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly otherId: CandidateId
}

/** A person whom somebody told apart from another one. */
interface ToldApart {
  readonly personId: PersonId
  readonly byName: string
  readonly toldAt: Date
}

/** Whether two candidates of different persons have the same phone or e-mail. */
export async function shareContact(
  db: Database,
  { companyId, candidateId, otherId }: Pair,
): Promise<boolean> {
  const { rows } = await sql`
    select from person_contact as one join person_contact as other
      on other.company_id = one.company_id and other.kind = one.kind and other.compared = one.compared
      join candidate as own on own.id = one.candidate_id
      join candidate as another on another.id = other.candidate_id and another.person_id <> own.person_id
    where one.company_id = ${companyId} and one.candidate_id = ${candidateId} and other.candidate_id = ${otherId}
    limit 1`.execute(db)
  return rows.length > 0
}

interface Telling {
  readonly by: AccountId
  readonly now: Date
}

/** Keeps that two candidates are not the same person, once for each of them; false where it is kept already. */
export async function insertApart(
  db: Database,
  { companyId, candidateId, otherId }: Pair,
  { by, now }: Telling,
): Promise<boolean> {
  const both = [
    { candidateId, otherId },
    { candidateId: otherId, otherId: candidateId },
  ]
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('personApart')
    .values(both.map((pair) => ({ ...pair, companyId, byAccountId: by, toldAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Forgets that the persons of two candidates were told apart, by any of their candidates; false where they were not. */
export async function deleteApart(db: Database, { companyId, candidateId, otherId }: Pair): Promise<boolean> {
  const { rows } = await sql`
    with one as (select id from candidate where person_id = (select person_id from candidate where id = ${candidateId})),
      other as (select id from candidate where person_id = (select person_id from candidate where id = ${otherId}))
    delete from person_apart as apart
    where apart.company_id = ${companyId} and (
      apart.candidate_id in (select id from one) and apart.other_id in (select id from other)
      or apart.candidate_id in (select id from other) and apart.other_id in (select id from one)
    )
    returning apart.candidate_id`.execute(db)
  return rows.length > 0
}

/** The persons among some from whom a person was told apart, each with the newest word of it. */
export async function listApart(
  db: Database,
  { companyId, personId }: { readonly companyId: CompanyId; readonly personId: PersonId },
  others: readonly PersonId[],
): Promise<ToldApart[]> {
  if (others.length === 0) return []
  const { rows } = await sql<ToldApart>`
    select distinct on (other.person_id) other.person_id, account.name as by_name, apart.told_at
    from (
      select candidate_id, other_id, by_account_id, told_at from person_apart
        where candidate_id in (select id from candidate where person_id = ${personId})
      union all
      select other_id, candidate_id, by_account_id, told_at from person_apart
        where other_id in (select id from candidate where person_id = ${personId})
    ) as apart
      join candidate as other on other.id = apart.other_id and other.company_id = ${companyId}
      join account on account.id = apart.by_account_id
    where other.person_id = any(${[...others]}::uuid[])
    order by other.person_id, apart.told_at desc`.execute(db)
  return rows
}
