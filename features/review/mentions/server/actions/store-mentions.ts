import type { Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import { mentionRefusals } from '../../contract.ts'
import { namedIn } from '../../rules/named.ts'
import { listNamedAccounts, type NewMentions, replaceMentions } from '../queries.ts'
import { tellMentioned } from './tell-mentioned.ts'

/** The transaction of the text. */
interface Storing {
  readonly db: Database
  readonly now: Date
}

interface MentioningText extends Pick<NewMentions, 'subject' | 'subjectId'> {
  readonly text: string
  /** The field of the text, as a refusal names it. */
  readonly field: string
  /** Ids of accounts as the caller sent them. */
  readonly mentioned: readonly string[]
}

/**
 * Stores whom a text names, and tells those whom it names for the first time. An account whose mark is not in the text
 * is left out.
 *
 * Refuses a text that names somebody who may not see the candidate: a mention would tell them of it.
 */
export async function storeMentions(
  work: Storing,
  actor: Pick<ReportActor, 'companyId' | 'candidateId' | 'viewer'>,
  { subject, subjectId, text, field, mentioned }: MentioningText,
): Promise<void> {
  const { companyId, candidateId } = actor
  const byAccountId = actor.viewer.accountId
  const ids = mentioned.map((id) => readId<'account'>(id)).filter((id) => id !== null)
  const accounts = await listNamedAccounts(work.db, actor, ids)
  if (accounts.length < new Set(mentioned).size)
    throw new Refusal(mentionRefusals, 'unknownColleague', { data: { field } })
  const named = namedIn(
    text,
    accounts.map((account) => ({ ...account, userId: account.id })),
  )
  const stranger = named.find(({ maySee }) => !maySee)
  if (stranger)
    throw new Refusal(mentionRefusals, 'cannotSee', { values: { name: stranger.name }, data: { field } })
  const of = { companyId, candidateId, subject, subjectId, byAccountId }
  const fresh = await replaceMentions(work.db, { ...of, at: work.now }, named)
  const accountIds = fresh.filter((id) => id !== byAccountId)
  if (accountIds.length > 0) await tellMentioned(work, { ...of, accountIds })
}
