import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { textFinds } from '../../../imports/rules/text-finds.ts'
import type { AuditEntry, ErasedEntry, ErasedValues } from '../../rules/entry.ts'
import { remainderText, sealedForm } from '../../rules/entry-text.ts'
import { hashOf } from './entries.ts'

interface StoredRemainder extends Omit<AuditEntry, 'sequence'> {
  readonly sequence: string
  readonly form: number
  readonly hash: string
}

/** After so many entries other requests go on. */
const entriesPerTurn = 200

/** What stays of some entries of a company, hashed, by number. */
async function listRemainders(
  db: Database,
  companyId: CompanyId,
  among: RawBuilder<unknown>,
): Promise<ErasedEntry[]> {
  const { rows } = await sql<StoredRemainder>`
    select company_id as "companyId", sequence, account_id as "accountId", account_name as "accountName",
      name_hash as "nameHash", action, candidate_id as "candidateId", interview_id as "interviewId", details,
      values_hash as "valuesHash", previous_hash as "previousHash", form, hash,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from audit_entry where company_id = ${companyId} and ${among} order by sequence`.execute(db)
  const entries: ErasedEntry[] = []
  for (const row of rows) {
    if (entries.length % entriesPerTurn === entriesPerTurn - 1) await nextTurn()
    const sequence = Number(row.sequence)
    entries.push({ sequence, hash: hashOf(remainderText({ ...row, sequence })) })
  }
  return entries
}

async function deleteValues(
  db: Database,
  companyId: CompanyId,
  whose: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ sequence: string }>`
    delete from audit_entry_value where company_id = ${companyId} and (${whose}) returning sequence`.execute(
    db,
  )
  return rows.map(({ sequence }) => sequence)
}

/** Whether the private values hold one of some texts as a whole value. */
const hold = (texts: readonly string[]) =>
  sql`jsonb_path_exists(details, '$.** ? (@ == $text[*])', jsonb_build_object('text', to_jsonb(${texts}::text[])))`

/** Values without a candidate of their own, such as the address of a mail that was sent again. */
async function listContacts(db: Database, companyId: CompanyId, candidateId: CandidateId) {
  const { rows } = await sql<{ contact: string }>`
    select contact from candidate cross join lateral unnest(array[email, lower(email), phone]) as contact
    where company_id = ${companyId} and id = ${candidateId} and contact <> ''`.execute(db)
  return rows.map(({ contact }) => contact)
}

/** Texts by which somebody exported a list, and that find the candidate. */
async function listFinds(db: Database, companyId: CompanyId, candidateId: CandidateId): Promise<string[]> {
  const candidate = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .select(['name', 'nameLatin', 'phone', 'email'])
    .executeTakeFirst()
  if (!candidate) return []
  const { rows } = await sql<{ find: string }>`
    select distinct value.details #>> '{to,find}' as find from audit_entry_value as value
      join audit_entry as entry on entry.company_id = value.company_id and entry.sequence = value.sequence
      where value.company_id = ${companyId} and entry.action = 'list.exported'
        and jsonb_typeof(value.details #> '{to,find}') = 'string'`.execute(db)
  return rows.map(({ find }) => find).filter((find) => textFinds(find, candidate))
}

/**
 * Deletes the private values of all entries about a candidate. Returns the entries that lack values from now on: the
 * entry `candidate.erased` must name them as `erased.entries`.
 *
 * Call it before the candidate is deleted, as it looks for their contacts in other entries too.
 */
export async function forgetAuditValues(
  db: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
): Promise<readonly ErasedEntry[]> {
  const contacts = await listContacts(db, companyId, candidateId)
  const texts = [...contacts, ...(await listFinds(db, companyId, candidateId))]
  const about = sql`candidate_id = ${candidateId} or candidate_id is null and ${hold(texts)}`
  const sequences = await deleteValues(db, companyId, about)
  return listRemainders(db, companyId, sql`sequence = any(${sequences}::bigint[])`)
}

/**
 * Deletes the names of an account from the log, and the private values that hold one of its names, addresses or
 * numbers. Returns what the entry `account.erased` must name as `erased`.
 */
export async function forgetAuditNames(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  texts: readonly string[],
): Promise<ErasedValues> {
  const named = await db
    .deleteFrom('auditName')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .returning(['hash', 'name'])
    .execute()
  const own = sql`sequence in (select sequence from audit_entry
    where company_id = ${companyId} and account_id = ${accountId} and values_hash is not null
      and action = any(${ownActions}))`
  const all = [...new Set([...texts, ...named.map(({ name }) => name)])]
  const sequences = await deleteValues(db, companyId, sql`${own} or ${hold(all)}`)
  const names = named.map(({ hash }) => hash)
  // An entry of an old form cannot be proved without the name that was hashed with it.
  const lacking = sql`(sequence = any(${sequences}::bigint[])
    or form < ${sealedForm} and name_hash = any(${names}::text[]))`
  return { entries: await listRemainders(db, companyId, lacking), names }
}

/** Actions of an account about itself: their values are its own addresses, numbers and passkeys. */
const ownActions: readonly string[] = [
  'signIn.made',
  'number.proved',
  'number.removed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
]
