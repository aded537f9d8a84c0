import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { partReader } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { mayOpen, ownerOf } from '../../../meetings/feedback/rules/rights.ts'
import { queryRoundScores } from '../contract.ts'
import { scaleQuestions } from '../rules/rated.ts'
import { byForm, presentAgreement, presentForm } from './present.ts'
import { type FormFeedback, listFormFeedback, listScoredUnits } from './queries.ts'

type Feedback = Omit<FormFeedback, 'given'>

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  serve(queryRoundScores, async ({ reader }) => {
    const { companyId, positionId, viewer, heldBack: unheard, setting } = reader
    const { accountId } = viewer
    const ownerIn = (feedback: Feedback) =>
      ownerOf(feedback, { accountId, namesInPlan: feedback.namesInPlan })
    const { evaluationInvisibleStatus } = setting.evaluation
    const { readPart } = partReader(services, reader)
    const given = (await listFormFeedback(db, reader, accountId, readPart)).filter((feedback) =>
      mayOpen(viewer, ownerIn(feedback), evaluationInvisibleStatus),
    )
    const isOwn = (feedback: Feedback) => ownerIn(feedback) === accountId
    const isClosed = (feedback: Feedback) => !reader.maySeeFeedbackOf(feedback.planId) && !isOwn(feedback)
    const open = given.filter((feedback) => !isClosed(feedback))
    const readable = open.flatMap(({ given: answered, ...feedback }) =>
      answered ? [{ ...feedback, ...answered }] : [],
    )
    const forms = await Promise.all(
      byForm(readable).map(async (form) => {
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
    const unreadable = open.length - readable.length
    return { forms, heldBack, ...(unreadable > 0 && { unreadable }) }
  })
}
