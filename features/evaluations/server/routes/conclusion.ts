import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { openToAct, requireSelf } from '../../../access/server/gate.ts'
import { act } from '../../../audit/server/queries/act.ts'
import { addComprehensiveEstimate, showComprehensiveEstimate } from '../../contract.ts'
import { presentConclusion } from '../present.ts'
import { findConclusion } from '../queries/evaluations.ts'
import { storeOpinion } from '../queries/opinions.ts'
import { openRecords } from './reading.ts'

export function serveConclusion(house: House, serve: Serve): void {
  serve(showComprehensiveEstimate, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { reader, by } = await openRecords(house, viewer, { interviewId, candidateId })
    const row = await findConclusion(house.db, reader, { by })
    return row && presentConclusion(row)
  })

  serve(addComprehensiveEstimate, (request) =>
    act(house, addComprehensiveEstimate, request, async (work) => {
      const { input } = request
      const { interviewId, jobseekerChannelId: candidateId, openedTabs } = input
      const reviewer = await openToAct(work.house, work.viewer, { interviewId, candidateId }, 'evaluate')
      requireSelf(work.viewer, input.estimateUserId)
      const { estimateContent: text, estimateScore: score = 0, result = 0 } = input
      const opinion = { text, score, result }
      await storeOpinion(work, reviewer, { kind: 'comprehensive', opinion, openedTabs })
      return null
    }),
  )
}
