import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { meritasReport } from '../contract.ts'
import { permission } from '../rules.ts'
import { findCompetencyReport } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(meritasReport, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    requirePermission(reader, permission)
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return findCompetencyReport(house.db, { companyId, interviewId })
  })
}
