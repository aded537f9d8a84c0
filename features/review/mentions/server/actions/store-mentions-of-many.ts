import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { mentionRefusals } from '../../contract.ts'
import { namedIn } from '../../rules/named.ts'
import { insertMentions, listNamedAccounts, listNamedOfMany, type NewText, type OfAct } from '../queries.ts'
import { tellMentioned } from './tell-mentioned.ts'

/** The text that an act on many stores for each of its candidates. */
interface NamingText {
  readonly text: string
  /** Ids of accounts as the caller sent them. */
  readonly mentioned: readonly string[]
}

const idsOf = (mentioned: readonly string[]) => mentioned.flatMap((id) => readId<'account'>(id) ?? [])

const withUserId = <Account extends { readonly id: AccountId }>(account: Account) => ({
  ...account,
  userId: account.id,
})

/** The field of the text, as a refusal names it. */
const noteField = 'note'

function requireKnown(accounts: readonly object[], mentioned: readonly string[]): void {
  if (accounts.length < new Set(mentioned).size)
    throw new Refusal(mentionRefusals, 'unknownColleague', { data: { field: noteField } })
}

function requireEverySeen<Account extends { readonly name: string }>(
  named: readonly Account[],
  seesAll: (account: Account) => boolean,
): void {
  const stranger = named.find((account) => !seesAll(account))
  if (!stranger) return
  const values = { name: stranger.name }
  throw new Refusal(mentionRefusals, 'cannotSeeAll', { values, data: { field: noteField } })
}

/** Refuses a text that names somebody who may not see every candidate of an act that is about to begin. */
export async function requireAllMayBeNamed(
  db: Database,
  act: OfAct,
  { text, mentioned }: NamingText,
): Promise<void> {
  const accounts = await listNamedAccounts(db, act, idsOf(mentioned))
  requireKnown(accounts, mentioned)
  requireEverySeen(namedIn(text, accounts.map(withUserId)), ({ maySee }) => maySee)
}

interface Storing {
  readonly db: Database
  readonly now: Date
  readonly viewer: { readonly companyId: CompanyId; readonly accountId: AccountId }
}

interface NamingTexts extends NamingText {
  /** The rows that hold the text, one for each candidate. */
  readonly texts: readonly NewText[]
  /** Names the act: each colleague is told once of all its parts. */
  readonly actId: string
  /** Whether the names were proved when the act began, in the background by now. */
  readonly isBegun: boolean
}

/**
 * Stores whom the notes of an act on several candidates name, and tells those colleagues once for the whole act.
 *
 * A colleague who lost the right to a candidate since the act began is not named there. Before that, such a name is
 * refused.
 */
export async function storeMentionsOfMany(
  { db, now, viewer }: Storing,
  { texts, actId, text, mentioned, isBegun }: NamingTexts,
): Promise<void> {
  const { companyId, accountId: byAccountId } = viewer
  const candidateIds = texts.map(({ candidateId }) => candidateId)
  const accountIds = idsOf(mentioned)
  const accounts = await listNamedOfMany(db, companyId, { candidateIds, accountIds })
  const named = namedIn(text, accounts.map(withUserId))
  if (!isBegun) {
    requireKnown(accounts, mentioned)
    requireEverySeen(named, ({ seen }) => seen.length === texts.length)
  }
  const mentions = named.flatMap(({ id: accountId, name, seen }) => {
    const seenIds = new Set(seen)
    return texts
      .filter(({ candidateId }) => seenIds.has(candidateId))
      .map((of) => ({ ...of, accountId, name }))
  })
  if (mentions.length === 0) return
  await insertMentions(db, { companyId, subject: 'note', byAccountId, at: now }, mentions)
  const told = [...new Set(mentions.map(({ accountId }) => accountId))]
  const accountIdsToTell = told.filter((id) => id !== byAccountId)
  const of = { companyId, candidateId: null, subject: 'notes', subjectId: actId, byAccountId } as const
  await tellMentioned({ db, now }, { ...of, accountIds: accountIdsToTell })
}
