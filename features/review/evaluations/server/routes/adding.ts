import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { decisionOfResult } from '../../../../candidates/candidates/rules/decision.ts'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import { type AccountReport, requireAct } from '../../../../platform/access/server/gate/report-access.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { getAccount } from '../../../../sign-in/session/server/queries/accounts.ts'
import { storeMentions } from '../../../mentions/server/actions/store-mentions.ts'
import { addEstimate, addEstimateResume, addEstimates } from '../../contract/adding.ts'
import { evaluationRefusals, maxOwn } from '../../contract/opinion.ts'
import { partOfType } from '../../rules/kinds.ts'
import type { Opinion, PartKind } from '../../rules/parts-to-send.ts'
import type { OpinionPart } from '../../rules/storing.ts'
import { requireAllStorable, resumeSource, storeOpinions } from '../actions/opinions.ts'
import { describeRefusedParts } from '../present.ts'
import { countOwn, insertRemark, isRecommendedIn } from '../queries/evaluations.ts'
import { stageShown } from './reading.ts'

/** The `source` of a remark: the call of the resume's part brings it, too (decision C11). */
const remarkSource = 4

/** Stores a remark; refuses an empty one (P5-021). */
async function storeRemark(
  work: AuditedTransaction,
  writer: ReportActor,
  { text, mentioned }: { readonly text: string; readonly mentioned: readonly string[] },
) {
  const { db, now: createdAt, record } = work
  const { companyId, candidateId, accountId } = writer
  const content = text.trim()
  if (content === '') throw new Refusal(evaluationRefusals, 'remarkEmpty', { data: { field: 'text' } })
  if ((await countOwn(db, 'remark', { companyId, candidateId, accountId })) >= maxOwn)
    throw new Refusal(evaluationRefusals, 'notedOften', { values: { most: maxOwn } })
  const { name: writtenBy } = await getAccount(db, companyId, accountId)
  const source = remarkSource
  const ref = await insertRemark(db, {
    companyId,
    candidateId,
    accountId,
    writtenBy,
    content,
    source,
    createdAt,
  })
  const of = { subject: 'remark', subjectId: ref, field: 'text' } as const
  await storeMentions(work, writer, { ...of, text: content, mentioned })
  record({ action: 'remark.added', candidateId, details: { to: { length: content.length } } })
  await keepUndo(work, { kind: 'remark', items: [{ candidateId, ref, before: null, after: null }] })
}

type SentOpinion = Pick<
  InputOf<typeof addEstimate>,
  'estimateContent' | 'estimateScore' | 'result' | 'refuseReasons'
>

function readOpinion(sent: SentOpinion): Opinion {
  const { estimateContent: text, estimateScore: score = 0, result, refuseReasons: reasons = [] } = sent
  return { text, score, decision: decisionOfResult(result), reasons }
}

/**
 * Reads the parts of a whole evaluation; refuses an evaluation without parts, with a repeated part, or with an unknown
 * number.
 */
function readParts({ estimates }: InputOf<typeof addEstimates>): OpinionPart<PartKind>[] {
  if (estimates.length === 0) throw new Refusal(evaluationRefusals, 'nothingFilled')
  const parts = estimates.map((estimate) => {
    const kind = partOfType(estimate.estimateType)
    if (kind === null) throw new Refusal(evaluationRefusals, 'unknownType')
    return { kind, opinion: readOpinion(estimate), mentioned: estimate.mentioned ?? [] }
  })
  const kinds = new Set(parts.map(({ kind }) => kind))
  if (kinds.size < parts.length) throw new Refusal(evaluationRefusals, 'partTwice')
  return parts
}

interface Named {
  readonly recommendStageId?: string | undefined
  readonly openedTabs?: string | undefined
}

/**
 * The circumstances of a sent evaluation. Where the company evaluates stage by stage it is of the stage whose
 * records the page shows (R6-026), unless the candidate was never recommended there.
 */
async function circumstancesOf({ db }: AuditedTransaction, actor: AccountReport, named: Named) {
  const { openedTabs } = named
  const stageId = stageShown(actor, named)
  const isKnown = stageId !== null && (await isRecommendedIn(db, actor, stageId))
  return isKnown ? { stageId, openedTabs } : { openedTabs }
}

export function serveAdding(services: AppServices, serve: Serve): void {
  serve(addEstimate, (request) =>
    auditedTransaction(services, addEstimate, request, async (work) => {
      const { input } = request
      const kind = partOfType(input.estimateType)
      // The resume part has the call below.
      if (kind === null || kind === 'resume') throw new Refusal(evaluationRefusals, 'unknownType')
      const opinion = readOpinion(input)
      const circumstances = await circumstancesOf(work, work.actor, input)
      const part = { kind, opinion, mentioned: input.mentioned ?? [] }
      await storeOpinions(work, work.actor, [part], circumstances)
      return null
    }),
  )

  serve(addEstimates, (request) =>
    auditedTransaction(services, addEstimates, request, async (work) => {
      const { input, context } = request
      const parts = readParts(input)
      requireAllStorable(work.actor, parts, (refused) => describeRefusedParts(refused, context.locale))
      await storeOpinions(work, work.actor, parts, await circumstancesOf(work, work.actor, input))
      return null
    }),
  )

  serve(addEstimateResume, (request) =>
    auditedTransaction(services, addEstimateResume, request, async (work) => {
      const { input } = request
      const { source, estimateText: text } = input
      const isRemark = source === remarkSource
      requireAct(work.actor, isRemark ? 'remark' : 'evaluate')
      if (isRemark) {
        await storeRemark(work, work.actor, { text, mentioned: input.mentioned ?? [] })
        return null
      }
      if (source !== resumeSource) throw new Refusal(evaluationRefusals, 'unknownType')
      const opinion = readOpinion({ ...input, estimateContent: text })
      const circumstances = await circumstancesOf(work, work.actor, input)
      const part = { kind: 'resume', opinion, mentioned: input.mentioned ?? [] } as const
      await storeOpinions(work, work.actor, [part], circumstances)
      return null
    }),
  )
}
