import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { findAiMarkConfig, getCompany } from '../../company/server/queries.ts'
import { aiReportData } from '../contract/calls.ts'
import { presentAiData } from './present.ts'
import { findAiData } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(aiReportData, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    requirePermission(reader, 'reportAIInterview')
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    const [aiData, company, marks] = await Promise.all([
      findAiData(house.db, { companyId, interviewId }),
      getCompany(house.db, companyId),
      findAiMarkConfig(house.db, companyId),
    ])
    return presentAiData(aiData, company.profile, marks)
  })
}
