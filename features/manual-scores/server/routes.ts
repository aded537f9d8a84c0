import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { listInterviewOperLog } from '../contract.ts'
import { presentManualScores } from './present.ts'
import { listManualScores } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(listInterviewOperLog, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    requirePermission(reader, 'reportAIInterview')
    const { companyId, interviewId, setting } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    // manualStatus gates manual scoring and its log (decision N43).
    if (setting.marks.manualStatus !== 1) return []
    return presentManualScores(
      await listManualScores(house.db, { companyId, interviewId }, input.problemId || undefined),
    )
  })
}
