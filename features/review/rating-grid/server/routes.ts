import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { queryRoundScores } from '../contract.ts'
import { scaleQuestions } from '../rules/rated.ts'
import { listKnownFeedback } from './actions.ts'
import { byForm, presentAgreement, presentForm, presentHeldBack } from './present.ts'
import { listScoredUnits } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(queryRoundScores, async ({ reader }) => {
    const { companyId, positionId, heldBack } = reader
    const { readable, unreadable, closed, isOwn } = await listKnownFeedback(services, reader)
    const forms = await Promise.all(
      byForm(readable).map(async (form) => {
        const { formId, content } = form.newest
        const questionIds = scaleQuestions(content).map(({ id }) => id)
        const rated = { companyId, positionId, formId, questionIds, withoutPlans: heldBack.planIds }
        return presentForm(form, isOwn, presentAgreement(await listScoredUnits(services.db, rated)))
      }),
    )
    return { forms, heldBack: closed.map(presentHeldBack), ...(unreadable > 0 && { unreadable }) }
  })
}
