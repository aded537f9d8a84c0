import type { InputOf } from '@candor/call/define'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import type { AuthorizedActor } from '../../../../platform/access/server/gate/report-access.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { getAccount } from '../../../../sign-in/session/server/queries/accounts.ts'
import { type createOrUpdateInterviewFeedback, feedbackRefusals } from '../../contract/giving.ts'
import { earlyRefusal } from '../../rules/moments.ts'
import { ownerOf, writingRefusal } from '../../rules/rights.ts'
import type { Author, FeedbackRow, Writing } from '../queries/feedback.ts'
import { authorOf, feedbackOf, getNamedPlan, type NamedPlan } from './named.ts'

type Given = InputOf<typeof createOrUpdateInterviewFeedback>

/** The author of feedback, by sign-in or by a mailed link, with their company's settings. */
export interface Writer {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly accountId: AccountId
  readonly userType: UserType
  readonly evaluationInvisibleStatus: number
  readonly customerType: string
  readonly isByLink: boolean
}

/** A transaction that writes feedback, whose author was proved in it. */
export interface Act extends EntryTransaction {
  readonly writer: Writer
}

/** An act by sign-in. */
export function signedInAct({ actor, ...act }: AuditedTransaction & { actor: AuthorizedActor }): Act {
  const { companyId, candidateId, accountId, viewer, setting } = actor
  return {
    ...act,
    writer: {
      companyId,
      candidateId,
      accountId,
      userType: viewer.userType,
      evaluationInvisibleStatus: setting.evaluation.evaluationInvisibleStatus,
      customerType: setting.customerType,
      isByLink: false,
    },
  }
}

export const refuse = (name: keyof typeof feedbackRefusals.refusals, values?: { question: string }) =>
  new Refusal(feedbackRefusals, name, values ? { values } : {})

/** Refuses feedback before the interview has begun, and that it was not held before its end (decision S92). */
export function requireDue({ plan: { startsAt, endsAt } }: NamedPlan, now: Date, isHeld: boolean): void {
  const time = { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null }
  const tooEarly = earlyRefusal(time, { isHeld, now: now.getTime() })
  if (tooEarly) throw refuse(tooEarly)
}

/** A plan whose feedback may be written, and what is stored of it. */
export interface Prepared {
  readonly named: NamedPlan
  readonly author: Author
  readonly before: FeedbackRow | null
  readonly writing: Writing
}

/** Proves within the act, with the candidate locked, that somebody may write feedback. */
export async function prepare(
  { writer, db, now }: Act,
  { planInterviewId, interviewerId, id }: Pick<Given, 'planInterviewId' | 'interviewerId' | 'id'>,
): Promise<Prepared> {
  const { companyId, candidateId, accountId, evaluationInvisibleStatus } = writer
  const named = await getNamedPlan({ db }, writer, writer, planInterviewId)
  const { name } = await getAccount(db, companyId, accountId)
  const chosen = id ? named.feedback.find((row) => row.id === id) : undefined
  if (id && !chosen) throw new Refusal(gateRefusals, 'notFound')
  const author = chosen
    ? { accountId: chosen.accountId, name: chosen.authorName ?? '' }
    : authorOf(named, interviewerId, { accountId, name })
  const before = chosen ?? feedbackOf(named.feedback, author)
  const refusal = writingRefusal(named.rights, {
    isCancelled: named.plan.status === 3,
    ownerAccountId: ownerOf({ ...author, authorName: author.name }, named.caller),
    before: before && { ...before, isSubmitted: before.submittedAt !== null },
    evaluationInvisibleStatus,
  })
  if (refusal) throw refuse(refusal)
  requireDue(named, now, true)
  const writing = { companyId, candidateId, planId: named.plan.id, by: { accountId, name }, at: now }
  return { named, author, before, writing }
}
