import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { meritasReport } from '../contract.ts'
import { permission } from '../rules.ts'
import { findCompetencyReport } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(meritasReport, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requirePermission(reader, permission)
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return findCompetencyReport(services.db, { companyId, interviewId })
  })
}
