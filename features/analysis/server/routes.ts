import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { aiReportData } from '../contract/calls.ts'
import { presentAiData } from './present.ts'
import { findAnalysis } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(aiReportData, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    requirePermission(reader, 'reportAIInterview')
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    return presentAiData(await findAnalysis(house.db, { companyId, interviewId }), reader.setting)
  })
}
