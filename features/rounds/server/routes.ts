import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { mayOpen, ownerOf } from '../../feedback/rules/rights.ts'
import { queryRoundScores } from '../contract.ts'
import { scaleQuestions } from '../rules/rated.ts'
import { byForm, presentAgreement, presentForm } from './present.ts'
import { type FormFeedback, listFormFeedback, listScoredUnits } from './queries.ts'

export function routes({ db }: AppServices, serve: Serve): void {
  serve(queryRoundScores, async ({ reader }) => {
    const { companyId, positionId, viewer, heldBack: unheard, setting } = reader
    const { accountId } = viewer
    const ownerIn = (feedback: FormFeedback) =>
      ownerOf(feedback, { accountId, namesInPlan: feedback.namesInPlan })
    const { evaluationInvisibleStatus } = setting.evaluation
    const given = (await listFormFeedback(db, reader, accountId)).filter((feedback) =>
      mayOpen(viewer, ownerIn(feedback), evaluationInvisibleStatus),
    )
    const isOwn = (feedback: FormFeedback) => ownerIn(feedback) === accountId
    const isClosed = (feedback: FormFeedback) => !reader.maySeeFeedbackOf(feedback.planId) && !isOwn(feedback)
    const forms = await Promise.all(
      byForm(given.filter((feedback) => !isClosed(feedback))).map(async (form) => {
        const { formId, content } = form.newest
        const questionIds = scaleQuestions(content).map(({ id }) => id)
        const rated = { companyId, positionId, formId, questionIds, withoutPlans: unheard.planIds }
        return presentForm(form, isOwn, presentAgreement(await listScoredUnits(db, rated)))
      }),
    )
    const heldBack = given.filter(isClosed).map(({ planId, roundName, authorName, submittedAt }) => ({
      planId,
      roundName,
      name: authorName ?? '',
      submittedAt: submittedAt?.getTime() ?? 0,
    }))
    return { forms, heldBack }
  })
}
