import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportActor } from '../../../access/rules/viewer.ts'
import { requireAct } from '../../../access/server/gate/report-access.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../audit/server/queries/audited-transaction.ts'
import { getAccount } from '../../../session/server/queries.ts'
import { addEstimate, addEstimateResume, evaluationRefusals } from '../../contract.ts'
import { partOfType } from '../../rules/kinds.ts'
import { insertRemark } from '../queries/evaluations.ts'
import { storeOpinion } from '../queries/opinions.ts'

/** What the one call adds, by its `source` (decision C11). */
const sources = { resume: 1, remark: 4 } as const

/** Stores a remark; refuses an empty one (P5-021). */
async function storeRemark(
  { db, now: createdAt, record }: AuditedTransaction,
  writer: ReportActor,
  text: string,
) {
  const { companyId, candidateId, accountId } = writer
  const content = text.trim()
  if (content === '') throw new Refusal(evaluationRefusals, 'remarkEmpty')
  const { name: writtenBy } = await getAccount(db, companyId, accountId)
  const source = sources.remark
  await insertRemark(db, { companyId, candidateId, accountId, writtenBy, content, source, createdAt })
  record({ action: 'remark.added', candidateId, details: { to: { length: content.length } } })
}

export function serveAdding(services: AppServices, serve: Serve): void {
  serve(addEstimate, (request) =>
    auditedTransaction(services, addEstimate, request, async (work) => {
      const { input } = request
      const kind = partOfType(input.estimateType)
      // The resume's part comes by the call below.
      if (kind === null || kind === 'resume') throw new Refusal(evaluationRefusals, 'unknownType')
      const { estimateContent: text, estimateScore: score = 0, result = 0, openedTabs } = input
      await storeOpinion(work, work.actor, { kind, opinion: { text, score, result }, openedTabs })
      return null
    }),
  )

  serve(addEstimateResume, (request) =>
    auditedTransaction(services, addEstimateResume, request, async (work) => {
      const { input } = request
      const { source, estimateText: text } = input
      const isRemark = source === sources.remark
      requireAct(work.actor, isRemark ? 'remark' : 'evaluate')
      if (isRemark) {
        await storeRemark(work, work.actor, text)
        return null
      }
      if (source !== sources.resume) throw new Refusal(evaluationRefusals, 'unknownType')
      const { estimateScore: score = 0, result = 0, openedTabs } = input
      const opinion = { text, score, result }
      await storeOpinion(work, work.actor, { kind: 'resume', opinion, source, openedTabs })
      return null
    }),
  )
}
