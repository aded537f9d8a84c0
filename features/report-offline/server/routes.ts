import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport } from '../../access/server/gate.ts'
import { listOfflineResults } from '../contract.ts'
import { isShownTo } from '../rules.ts'
import { presentOfflineRounds } from './present.ts'
import { listOfflineRounds } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(listOfflineResults, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { candidateId: input.jobSeekerChannelId })
    const hasOfflineInterviewTab = reader.setting.rules.offlineInterviewTab
    if (!isShownTo({ hasOfflineInterviewTab })) throw new Refusal(gateRefusals, 'noView')
    return presentOfflineRounds(await listOfflineRounds(house.db, reader))
  })
}
