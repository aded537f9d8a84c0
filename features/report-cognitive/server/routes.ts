import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { cognitiveReport } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentCognitiveTest } from './present.ts'
import { findCognitiveTest } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(cognitiveReport, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requirePermission(reader, permission)
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return presentCognitiveTest(await findCognitiveTest(services.db, { companyId, interviewId }))
  })
}
