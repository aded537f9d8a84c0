import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { queryInterviewPlan } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentPlans } from './present.ts'
import { listPlans } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(queryInterviewPlan, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { candidateId: input.jobseekerChannelId })
    requirePermission(reader, permission)
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    return presentPlans(await listPlans(house.db, reader), reader.positionId)
  })
}
