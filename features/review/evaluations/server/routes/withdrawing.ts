import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { withdrawDecision } from '../../contract/withdrawing.ts'
import { withdrawalItem } from '../../rules/undo-withdrawal.ts'
import { reopenDecided, withdrawOwn } from '../queries/withdrawn.ts'
import { stageShown } from './reading.ts'

export function serveWithdrawing(services: AppServices, serve: Serve): void {
  serve(withdrawDecision, (request) =>
    auditedTransaction(services, withdrawDecision, request, async (work) => {
      const { db, now, record, actor } = work
      const { input } = request
      const { companyId, candidateId, interviewId, accountId } = actor
      const stageId = stageShown(actor, input) ?? actor.stageId
      const of = { companyId, candidateId, accountId, stageId }
      const withdrawn = await withdrawOwn(db, of, { reason: input.reason, now })
      if (withdrawn.length === 0) throw new Refusal(withdrawDecision, 'nothingDecided')
      const reopened = await reopenDecided(
        db,
        of,
        withdrawn.map(({ createdAt }) => createdAt),
      )
      const evaluationIds = withdrawn.map(({ id }) => id)
      const item = withdrawalItem({ candidateId, evaluationIds, reopened })
      await keepUndo(work, { kind: 'decisionWithdrawal', items: [item] })
      const [newest] = withdrawn
      const details = { from: { result: newest?.result ?? null }, to: { reasonLength: input.reason.length } }
      record({ action: 'decision.withdrawn', candidateId, interviewId, details })
      return null
    }),
  )
}
