import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { authorizeAction, requireSelf } from '../../../access/server/gate.ts'
import { auditedTransaction } from '../../../audit/server/queries/audited-transaction.ts'
import { addComprehensiveEstimate, showComprehensiveEstimate } from '../../contract.ts'
import { presentConclusion } from '../present.ts'
import { findConclusion } from '../queries/evaluations.ts'
import { storeOpinion } from '../queries/opinions.ts'
import { openRecords } from './reading.ts'

export function serveConclusion(services: AppServices, serve: Serve): void {
  serve(showComprehensiveEstimate, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { reader, by } = await openRecords(services, viewer, { interviewId, candidateId })
    const row = await findConclusion(services.db, reader, { by })
    return row && presentConclusion(row)
  })

  serve(addComprehensiveEstimate, (request) =>
    auditedTransaction(services, addComprehensiveEstimate, request, async (work) => {
      const { input } = request
      const { interviewId, jobseekerChannelId: candidateId, openedTabs } = input
      const reviewer = await authorizeAction(
        work.services,
        work.viewer,
        { interviewId, candidateId },
        'evaluate',
      )
      requireSelf(work.viewer, input.estimateUserId)
      const { estimateContent: text, estimateScore: score = 0, result = 0 } = input
      const opinion = { text, score, result }
      await storeOpinion(work, reviewer, { kind: 'comprehensive', opinion, openedTabs })
      return null
    }),
  )
}
