import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { openToAct } from '../../../access/server/gate.ts'
import { act } from '../../../audit/server/queries/act.ts'
import { addComprehensiveEstimate, showComprehensiveEstimate } from '../../contract.ts'
import { presentConclusion } from '../present.ts'
import { findConclusion } from '../queries.ts'
import { opinionStore, requireOwn } from './opinion-store.ts'
import { openRecords } from './reading.ts'

export function serveConclusion(house: House, serve: Serve): void {
  serve(showComprehensiveEstimate, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { reader, by } = await openRecords(house, viewer, { interviewId, candidateId })
    const row = await findConclusion(house.db, reader, { by })
    return row && presentConclusion(row)
  })

  serve(addComprehensiveEstimate, async (request) => {
    const { input, viewer } = request
    const { interviewId, jobseekerChannelId: candidateId } = input
    const reviewer = await openToAct(house, viewer, { interviewId, candidateId }, 'evaluate')
    requireOwn(viewer, input.estimateUserId)
    const { estimateContent: text, estimateScore: score = 0, result = 0 } = input
    const { openedTabs } = input
    const store = opinionStore(reviewer, 'comprehensive', { text, score, result }, { openedTabs })
    return act(house, addComprehensiveEstimate, request, store)
  })
}
