import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { isAssignedTo } from '../../../platform/access/server/queries/given.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** The candidates of an act on many that has not begun, and the accounts to whom it gives them. */
export interface OfAct {
  readonly companyId: CompanyId
  readonly bulkId: string
  readonly givenTo: readonly string[]
}

/** Whether an interviewer has what a text is about: the candidate, or every candidate of the act. */
function isGiven(about: OfCandidate | OfAct): RawBuilder<boolean> {
  const isAssigned = (candidateId: RawBuilder<unknown>) =>
    isAssignedTo(sql`${about.companyId}`, candidateId, sql`account.id`)
  if ('candidateId' in about) return isAssigned(sql`${about.candidateId}`)
  return sql<boolean>`(account.id = any(${[...about.givenTo]}::uuid[]) or not exists (
    select from bulk_item as item
    where item.act_id = ${about.bulkId} and item.state = 'waiting' and not ${isAssigned(sql`item.candidate_id`)}
  ))`
}

/** Whether an account may see it now: everybody but frozen accounts and interviewers without the candidate. */
const maySee = (about: OfCandidate | OfAct) =>
  sql<boolean>`(account.user_type <> 'freeze' and account.erased_at is null
    and (account.user_type <> 'interviewer' or ${isGiven(about)}))`

/** The colleagues who may see a candidate, or all of an act, and whose name holds a text, by name. */
export async function findWhoMaySee(
  db: Database,
  of: OfCandidate | OfAct,
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

/** The named accounts of the company, each with whether it may see the candidate, or all of an act. */
export async function listNamedAccounts(
  db: Database,
  of: OfCandidate | OfAct,
  accountIds: readonly AccountId[],
) {
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

/** A new text about a candidate, which names nobody yet. */
export interface NewText {
  readonly candidateId: CandidateId
  readonly subjectId: string
}

/** The named accounts of the company, each with the candidates among some that it may see. */
export async function listNamedOfMany(
  db: Database,
  companyId: CompanyId,
  { candidateIds, accountIds }: { candidateIds: readonly CandidateId[]; accountIds: readonly AccountId[] },
): Promise<{ id: AccountId; name: string; seen: CandidateId[] }[]> {
  if (accountIds.length === 0) return []
  const isAssigned = isAssignedTo(sql`${companyId}`, sql`about.id`, sql`account.id`)
  const { rows } = await sql<{ id: AccountId; name: string; seen: CandidateId[] }>`
    select id, name, array(
      select about.id from unnest(${[...candidateIds]}::uuid[]) as about (id)
      where account.user_type <> 'freeze' and account.erased_at is null
        and (account.user_type <> 'interviewer' or ${isAssigned})
    ) as seen
    from account
    where company_id = ${companyId} and id = any(${[...accountIds]}::uuid[])`.execute(db)
  return rows
}

interface NewMention extends NewText {
  readonly accountId: AccountId
  readonly name: string
}

/** Stores whom several new texts name, in one statement. */
export async function insertMentions(
  db: Database,
  of: Omit<NewMentions, 'candidateId' | 'subjectId'>,
  mentions: readonly NewMention[],
): Promise<void> {
  await sql`
    insert into mention (id, company_id, candidate_id, subject, subject_id, account_id, name, by_account_id, mentioned_at)
    select named.id, ${of.companyId}, named.candidate_id, ${of.subject}, named.subject_id, named.account_id, named.name,
      ${of.byAccountId}, ${of.at}
    from unnest(
      ${mentions.map(() => newId<'mention'>())}::uuid[],
      ${mentions.map(({ candidateId }) => candidateId)}::uuid[],
      ${mentions.map(({ subjectId }) => subjectId)}::uuid[],
      ${mentions.map(({ accountId }) => accountId)}::uuid[],
      ${mentions.map(({ name }) => name)}::text[]
    ) as named (id, candidate_id, subject_id, account_id, name)`.execute(db)
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
