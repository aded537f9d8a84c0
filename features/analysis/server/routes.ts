import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { authorizeReport, requireOneOf } from '../../access/server/gate.ts'
import { aiReportData } from '../contract/calls.ts'
import { presentAiData } from './present.ts'
import { findAnalysis, listCheckedAnswers } from './queries.ts'

const noAnswers: ReadonlySet<string> = new Set()

export function routes(services: AppServices, serve: Serve): void {
  serve(aiReportData, async ({ input, viewer }) => {
    const reader = await authorizeReport(services, viewer, { interviewId: input.interviewId })
    requireOneOf(reader, ['reportAIInterview', 'overviewAI'])
    const { companyId, interviewId, setting } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    const of = { companyId, interviewId, viewer }
    const [analysis, hiddenVerdicts] = await Promise.all([
      findAnalysis(services.db, of),
      setting.rules.hideAnswerCorrectness ? listCheckedAnswers(services.db, of) : noAnswers,
    ])
    const reach = reader.may('reportAIInterview') ? 'whole' : 'conclusions'
    return presentAiData({ ...analysis, hiddenVerdicts }, setting, reach)
  })
}
