import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { hasQuestion } from '../../../candidates/interviews/server/queries.ts'
import { starScale } from '../../../candidates/scores/rules/stars.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { getAccount } from '../../../sign-in/session/server/queries/accounts.ts'
import { listInterviewOperLog } from '../contract/reading.ts'
import { maxScores, submitEstimate } from '../contract.ts'
import { scoreRefusal } from '../rules.ts'
import { presentManualScores } from './present.ts'
import { countScores, findLastScore, insertScore, listManualScores } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(listInterviewOperLog, async ({ input, reader }) => {
    // manualStatus gates manual scoring and its log (decision N43).
    if (reader.setting.marks.manualStatus !== 1) return []
    return presentManualScores(await listManualScores(services.db, reader, input.problemId || undefined))
  })

  serve(submitEstimate, (request) =>
    auditedTransaction(services, submitEstimate, request, async ({ db, now, record, actor }) => {
      const { id: questionId, estimateScore: score } = request.input
      const opinion = request.input.estimateOpinion.trim()
      const { companyId, candidateId, interviewId, accountId } = actor
      const scale = starScale(actor.setting.position.isL5)
      const refusal = scoreRefusal({ score, opinion }, scale)
      if (refusal) throw new Refusal(submitEstimate, refusal, { values: { most: scale } })

      const of = { companyId, interviewId }
      if (!(await hasQuestion(db, of, questionId))) throw new Refusal(gateRefusals, 'notFound')
      if ((await countScores(db, of, accountId)) >= maxScores)
        throw new Refusal(submitEstimate, 'scoredOften', { values: { most: maxScores } })
      const former = await findLastScore(db, of, { questionId, accountId })
      const { name: scoredBy } = await getAccount(db, companyId, accountId)
      const given = { questionId, accountId, scoredBy, score, opinion: opinion || null }
      await insertScore(db, { ...of, ...given, createdAt: now })
      const details = { subject: questionId, from: former, to: score }
      record({ action: 'score.given', candidateId, interviewId, details })
      return null
    }),
  )
}
