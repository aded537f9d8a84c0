import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { writeForm } from '../../../assessment-forms/rules/wire.ts'
import { findPublished, findVersion, namedForm } from '../../../assessment-forms/server/queries/forms.ts'
import { notHeld } from '../../../planning/rules/status.ts'
import { checkModifyAuth, getInterviewAssessmentRecord } from '../../contract/giving.ts'
import { hasPlanRight, mayOpen, ownerOf } from '../../rules/rights.ts'
import { type FeedbackRow, type FoundPlan, StoredAnswers } from '../queries/feedback.ts'
import { authorOf, feedbackOf, getNamedPlan, type NamedPlan } from './named.ts'

/** Refuses a round that is not the plan's. */
function requireRound({ roundId, roundExternalId }: FoundPlan, wireId: string | undefined): void {
  const isRight = !wireId || readId<'round'>(wireId) === (roundId ?? '') || wireId === roundExternalId
  if (!isRight) throw new Refusal(gateRefusals, 'notFound')
}

/** The feedback of the requested record; null for an empty form. */
function askedFeedback(
  named: NamedPlan,
  { feedbackId, interviewerId }: InputOf<typeof getInterviewAssessmentRecord>,
  isReadable: (row: FeedbackRow) => boolean,
): FeedbackRow | null {
  const { feedback, rights, caller } = named
  const submitted = feedback.filter(({ submittedAt }) => submittedAt !== null)
  if (feedbackId) {
    const chosen = submitted.find(({ id }) => id === feedbackId)
    if (!chosen) throw new Refusal(gateRefusals, 'notFound')
    return chosen
  }
  const self = { accountId: caller.accountId, name: '' }
  if (interviewerId) return feedbackOf(feedback, authorOf(named, interviewerId, self))
  const own = feedbackOf(feedback, self) ?? submitted.find((row) => ownerOf(row, caller) === caller.accountId)
  // A caller who has yet to give feedback gets an empty form.
  if (own || rights.isOwn) return own ?? null
  const [only, ...others] = submitted.filter(isReadable)
  return only && others.length === 0 ? only : null
}

export function serveReading(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(checkModifyAuth, async ({ input, reader, viewer }) => {
    const { rights } = await getNamedPlan(services, reader, viewer, input.planInterviewId)
    return { isModifyAuth: hasPlanRight(rights) ? (1 as const) : (0 as const) }
  })

  /** The version of the feedback, else the published one. */
  function versionFor(companyId: CompanyId, { plan }: NamedPlan, row: FeedbackRow | null) {
    if (row?.formVersionId) return findVersion(db, companyId, row.formVersionId)
    // Feedback that was given without a form has no version; "not held" gets the published one, as feedback may still
    // follow.
    if ((row?.submittedAt && row.result !== notHeld) || !plan.formId) return null
    return findPublished(db, companyId, plan.formId)
  }

  serve(getInterviewAssessmentRecord, async ({ input, reader, viewer }) => {
    const named = await getNamedPlan(services, reader, viewer, input.planInterviewId)
    requireRound(named.plan, input.interviewAssessmentRoundId)
    const { companyId, setting } = reader
    const whyClosed = (row: FeedbackRow) => {
      const owner = ownerOf(row, named.caller)
      if (!mayOpen(viewer, owner, setting.evaluation.evaluationInvisibleStatus)) return 'ownerOnly'
      return owner === viewer.accountId || reader.maySeeFeedbackOf(named.plan.id) ? null : 'ownFirst'
    }
    const row = askedFeedback(named, input, (each) => whyClosed(each) === null)
    const refusal = row?.submittedAt ? whyClosed(row) : null
    if (refusal) throw new Refusal(getInterviewAssessmentRecord, refusal)
    const version = await versionFor(companyId, named, row)
    if (!version) return null
    const answers = row?.answers ? readStored(StoredAnswers, row.answers, 'interviewFeedback') : {}
    return writeForm(namedForm(version), answers)
  })
}
