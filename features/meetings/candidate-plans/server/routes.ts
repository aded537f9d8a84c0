import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listPlans } from '../../planning/server/queries/plans.ts'
import { queryInterviewPlan, viewPlanPassword } from '../contract.ts'
import { presentPlans } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(queryInterviewPlan, async ({ reader }) => {
    return presentPlans(await listPlans(services.db, reader), { reader, setting: reader.setting })
  })

  serve(viewPlanPassword, (request) =>
    auditedTransaction(services, viewPlanPassword, request, async ({ db, actor, record }) => {
      const { companyId, candidateId } = actor
      const { interviewPlanId, interviewerName: interviewer } = request.input
      const planId = readId<'plan'>(interviewPlanId)
      const plan = (await listPlans(db, { companyId, candidateId })).find(({ id }) => id === planId)
      const isNamed = interviewer === undefined || plan?.interviewers.some(({ name }) => name === interviewer)
      if (!plan || !isNamed) throw new Refusal(gateRefusals, 'notFound')
      const to = interviewer === undefined ? { of: 'candidate' } : { of: 'interviewer', interviewer }
      record({ action: 'planPassword.viewed', candidateId, details: { subject: plan.roundName, to } })
      return null
    }),
  )
}
