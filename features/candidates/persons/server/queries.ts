import type { Database } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { StoredBundle } from '../../../platform/imports/rules/part.ts'
import { RowsTogether } from '../../../platform/imports/rules/rows-together.ts'
import { comparedPhone } from '../rules/compared-phone.ts'

export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
}

/** Returns the compared contacts by their kind; an unreadable or absent contact has none. */
export function comparedContacts({
  phone,
  email,
}: Contacts): { kind: 'phone' | 'email'; compared: string }[] {
  const number = phone === null ? null : comparedPhone(phone)
  const address = email === null ? '' : comparedAddress(email)
  return [
    ...(number === null ? [] : [{ kind: 'phone' as const, compared: number }]),
    ...(address === '' ? [] : [{ kind: 'email' as const, compared: address }]),
  ]
}

/**
 * Stores the compared contacts of a candidate's person, in place of those that the candidate had before.
 *
 * Every writer of a candidate's phone or e-mail calls it in the same transaction.
 */
export async function storeContacts(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  contacts: Contacts,
): Promise<void> {
  await db.deleteFrom('personContact').where('candidateId', '=', candidateId).execute()
  await insertContacts(db, [{ companyId, candidateId, contacts }])
}

interface CandidateContacts {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly contacts: Contacts
}

/** Stores the compared contacts of candidates without any. */
async function insertContacts(db: Database, candidates: readonly CandidateContacts[]): Promise<void> {
  const rows = candidates.flatMap(({ contacts, ...candidate }) =>
    comparedContacts(contacts).map((contact) => ({ ...candidate, ...contact })),
  )
  await sql`
    with noted as (
      update candidate set has_contacts = true
      where id = any(${candidates.map(({ candidateId }) => candidateId)}::uuid[]) and not has_contacts
    )
    insert into person_contact (candidate_id, person_id, company_id, kind, compared)
    select candidate.id, candidate.person_id, candidate.company_id, given.kind, given.compared
    from candidate join unnest(
      ${rows.map(({ candidateId }) => candidateId)}::uuid[], ${rows.map(({ companyId }) => companyId)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ compared }) => compared)}::text[]
    ) as given (candidate_id, company_id, kind, compared)
      on given.candidate_id = candidate.id and given.company_id = candidate.company_id`.execute(db)
}

const newContacts = new RowsTogether(insertContacts)

/** The same for the candidate of its first bundle, who has no contacts yet. */
export function storeFirstContacts(bundle: StoredBundle<Database>, contacts: Contacts): Promise<void> {
  const { companyId, candidateId } = bundle
  return newContacts.add(bundle, { companyId, candidateId, contacts })
}

/** Candidates whose contacts are still to be compared, locked until the transaction ends. */
export function listWithoutContacts(db: Database, most: number) {
  return db
    .selectFrom('candidate')
    .where('hasContacts', '=', false)
    .orderBy('id')
    .limit(most)
    .select(['id as candidateId', 'companyId', 'phone', 'email'])
    .forUpdate()
    .skipLocked()
    .execute()
}
