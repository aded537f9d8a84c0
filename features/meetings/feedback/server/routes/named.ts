import type { AppServices } from '@candor/db/database'
import { type AccountId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { ReportReader, Viewer } from '../../../../platform/access/rules/viewer.ts'
import { feedbackRefusals } from '../../contract/giving.ts'
import type { PlanRights } from '../../rules/rights.ts'
import {
  type Author,
  type FeedbackRow,
  type FoundPlan,
  findPlan,
  listFeedbackOf,
} from '../queries/feedback.ts'

export interface NamedPlan {
  readonly plan: FoundPlan
  /** The caller's relation to the plan. */
  readonly rights: PlanRights
  /** The caller, with the names by which the plan names them. */
  readonly caller: { readonly accountId: AccountId; readonly namesInPlan: readonly string[] }
  readonly feedback: readonly FeedbackRow[]
}

/** The plan that a caller names; it must belong to the report that the gate has proved. */
export async function getNamedPlan(
  { db }: Pick<AppServices, 'db'>,
  { companyId }: Pick<ReportReader, 'companyId'>,
  { accountId, userType }: Pick<Viewer, 'accountId' | 'userType'>,
  planInterviewId: string,
): Promise<NamedPlan> {
  const planId = readId<'plan'>(planInterviewId)
  const plan = planId && (await findPlan(db, companyId, { planId, accountId }))
  if (!plan) throw new Refusal(gateRefusals, 'notFound')
  const namesInPlan = plan.interviewers.filter(({ isCaller }) => isCaller).map(({ name }) => name)
  const isMaker = plan.createdByAccountId === accountId
  const rights = { userType, accountId, isOwn: namesInPlan.length > 0, isMaker }
  const feedback = await listFeedbackOf(db, companyId, plan.id)
  return { plan, rights, caller: { accountId, namesInPlan }, feedback }
}

/**
 * Whose feedback a call is about: the interviewer that it names, by their account or by the bundle's id for them; else
 * the caller, or the only interviewer of a plan that does not name the caller.
 *
 * If the plan's only interviewer has no id and the plan does not name the caller, an `interviewerId` equal to the
 * caller's own means that interviewer.
 */
export function authorOf(
  { plan, rights }: NamedPlan,
  interviewerId: string | undefined,
  caller: { readonly accountId: Author['accountId']; readonly name: string },
): Author {
  const [only, ...others] = plan.interviewers
  const forOnly = !rights.isOwn && only && others.length === 0 ? only : null
  if (!interviewerId) return forOnly ?? caller
  const named = plan.interviewers.find(({ accountId, externalId }) =>
    [accountId, externalId].some((id) => id !== null && id.toLowerCase() === interviewerId.toLowerCase()),
  )
  if (named) return named
  if (readId(interviewerId) !== caller.accountId) throw new Refusal(feedbackRefusals, 'unknownInterviewer')
  const isNameless = forOnly?.accountId === null && forOnly.externalId === null
  return isNameless ? forOnly : caller
}

/** Somebody's feedback on a plan: by account, or by name without one; imported feedback is kept apart. */
export function feedbackOf(feedback: readonly FeedbackRow[], author: Author): FeedbackRow | null {
  const own = feedback.find(({ accountId, authorName, externalId }) =>
    author.accountId === null
      ? accountId === null && externalId === null && authorName === author.name
      : accountId === author.accountId,
  )
  return own ?? null
}
