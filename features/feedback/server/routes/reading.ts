import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { gateRefusals } from '../../../access/contract.ts'
import { writeForm } from '../../../assessment-forms/rules/wire-form.ts'
import { findPublished, findVersion, namedForm } from '../../../assessment-forms/server/queries/forms.ts'
import { checkModifyAuth, getInterviewAssessmentRecord } from '../../contract/giving.ts'
import { hasPlanRight, mayOpen } from '../../rules/rights.ts'
import { type FeedbackRow, StoredAnswers } from '../queries/feedback.ts'
import { feedbackOf, getNamedPlan, type NamedPlan } from './named.ts'

export function serveReading(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(checkModifyAuth, async ({ input, reader, viewer }) => {
    const { standing } = await getNamedPlan(services, reader, viewer, input.planInterviewId)
    return { isModifyAuth: hasPlanRight(standing) ? (1 as const) : (0 as const) }
  })

  /** The version that a feedback is given on, else the one that is filled in now. */
  function versionFor(companyId: CompanyId, { plan }: NamedPlan, row: FeedbackRow | null) {
    if (row?.formVersionId) return findVersion(db, companyId, row.formVersionId)
    // What was given without a form has none.
    if (row?.submittedAt || !plan.formId) return null
    return findPublished(db, companyId, plan.formId)
  }

  serve(getInterviewAssessmentRecord, async ({ input, reader, viewer }) => {
    const named = await getNamedPlan(services, reader, viewer, input.planInterviewId)
    const { companyId, setting } = reader
    const own = feedbackOf(named.feedback, { accountId: viewer.accountId, name: '' })
    const row = input.feedbackId
      ? named.feedback.find(({ id, submittedAt }) => id === input.feedbackId && submittedAt !== null)
      : own
    if (row === undefined) throw new Refusal(gateRefusals, 'notFound')
    const { evaluationInvisibleStatus } = setting.evaluation
    if (row && !mayOpen(named.standing, row.accountId, evaluationInvisibleStatus))
      throw new Refusal(getInterviewAssessmentRecord, 'ownerOnly')
    if (row && row !== own && !reader.hearsOf(named.plan.id))
      throw new Refusal(getInterviewAssessmentRecord, 'ownFirst')
    const version = await versionFor(companyId, named, row)
    if (!version) return null
    const answers = row?.answers ? readStored(StoredAnswers, row.answers) : {}
    return writeForm(namedForm(version), answers)
  })
}
