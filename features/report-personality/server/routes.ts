import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { getPersonType, personalityStatistics } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentBigFive } from './present.ts'
import { findBigFive, findPersonalityTest } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getPersonType, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requirePermission(reader, permission)
    const { companyId, interviewId, setting } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return presentBigFive(await findBigFive(services.db, { companyId, interviewId }), setting)
  })

  serve(personalityStatistics, async ({ input, viewer }) => {
    const { jobseekerChannelId: candidateId, companyId: ofCompany, interviewId: named } = input
    const reader = await authorizeReport(services, viewer, {
      candidateId,
      companyId: ofCompany,
      interviewId: named,
    })
    requirePermission(reader, permission)
    const { companyId, interviewId } = reader
    return interviewId && findPersonalityTest(services.db, { companyId, interviewId })
  })
}
