import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isAssignedTo } from '../../../platform/access/server/queries/given.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Whether an account may see a candidate now: everybody but frozen accounts and interviewers without the candidate. */
const maySee = ({ companyId, candidateId }: OfCandidate) =>
  sql<boolean>`(account.user_type <> 'freeze' and account.erased_at is null and (account.user_type <> 'interviewer'
    or ${isAssignedTo(sql`${companyId}`, sql`${candidateId}`, sql`account.id`)}))`

/** The colleagues who may see a candidate and whose name holds a text, by name. */
export async function findWhoMaySee(
  db: Database,
  of: OfCandidate,
  { text, also, limit }: { readonly text: string; readonly also: readonly string[]; readonly limit: number },
): Promise<{ id: AccountId; name: string }[]> {
  const { rows } = await sql<{ id: AccountId; name: string }>`
    select id, name from account
    where company_id = ${of.companyId} and ${maySee(of)}
      and (lower(name) like lower(${containing(text)}) or id = any(${[...also]}::uuid[]))
    order by lower(name) not like lower(${text}) || '%', lower(name), id
    limit ${limit}`.execute(db)
  return rows
}

/** The named accounts of the company, each with whether it may see the candidate. */
export async function listNamedAccounts(db: Database, of: OfCandidate, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ id: AccountId; name: string; maySee: boolean }>`
    select id, name, ${maySee(of)} as may_see from account
    where company_id = ${of.companyId} and id = any(${[...accountIds]}::uuid[])`.execute(db)
  return rows
}

export interface MentionRow {
  readonly subjectId: string
  readonly accountId: AccountId
  /** As it stands in the text. */
  readonly name: string
}

/** The mentions in some texts about a candidate, by the id of the row that holds the text. */
export async function listMentions(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  subjectIds: readonly string[],
): Promise<Map<string, MentionRow[]>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mention')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .orderBy('name')
    .orderBy('id')
    .select(['subjectId', 'accountId', 'name'])
    .execute()
  return Map.groupBy(rows, ({ subjectId }) => subjectId)
}

export interface NewMentions extends OfCandidate {
  readonly subject: 'remark' | 'evaluation' | 'note'
  readonly subjectId: string
  readonly byAccountId: AccountId
  readonly at: Date
}

/** Stores whom a text names, in place of the people it named before. Returns the accounts that it did not name before. */
export async function replaceMentions(
  db: Database,
  { at, ...of }: NewMentions,
  people: readonly { readonly id: AccountId; readonly name: string }[],
): Promise<AccountId[]> {
  const before = await db
    .deleteFrom('mention')
    .where('companyId', '=', of.companyId)
    .where(sql<boolean>`subject_id = ${of.subjectId}::uuid`)
    .returning('accountId')
    .execute()
  const known = new Set(before.map(({ accountId }) => accountId))
  if (people.length > 0) {
    const rows = people.map(({ id, name }) => ({
      id: newId<'mention'>(),
      ...of,
      accountId: id,
      name,
      mentionedAt: at,
    }))
    await db.insertInto('mention').values(rows).execute()
  }
  return people.filter(({ id }) => !known.has(id)).map(({ id }) => id)
}

/** Forgets whom some texts name, once the texts are gone. */
export async function forgetMentions(
  db: Database,
  companyId: CompanyId,
  subjectIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('mention')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .execute()
}
