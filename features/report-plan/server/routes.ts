import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { queryInterviewPlan } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentPlans } from './present.ts'
import { listPlans } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(queryInterviewPlan, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { candidateId: input.jobseekerChannelId })
    requirePermission(reader, permission)
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    return presentPlans(await listPlans(services.db, reader), reader.positionId)
  })
}
