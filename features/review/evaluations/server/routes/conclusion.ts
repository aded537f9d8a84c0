import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { decisionOfResult } from '../../../../candidates/candidates/rules/decision.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { addComprehensiveEstimate, showComprehensiveEstimate } from '../../contract/conclusion.ts'
import { storeOpinions } from '../actions/opinions.ts'
import { presentConclusion } from '../present.ts'
import { findConclusion } from '../queries/evaluations.ts'
import { ownerFor } from './reading.ts'

export function serveConclusion(services: AppServices, serve: Serve): void {
  serve(showComprehensiveEstimate, async ({ reader }) => {
    const row = await findConclusion(services.db, reader, { by: ownerFor(reader) })
    return row && presentConclusion(row)
  })

  serve(addComprehensiveEstimate, (request) =>
    auditedTransaction(services, addComprehensiveEstimate, request, async (work) => {
      const { input } = request
      const { estimateContent: text, estimateScore: score = 0, result, openedTabs } = input
      const { refuseReasons: reasons } = input
      const opinion = { text, score, decision: decisionOfResult(result), reasons }
      const part = { kind: 'comprehensive', opinion, mentioned: input.mentioned ?? [] } as const
      await storeOpinions(work, work.actor, [part], { openedTabs })
      return null
    }),
  )
}
