import type { Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../access/contract.ts'
import type { Viewer } from '../../../access/rules/viewer.ts'
import type { openToAct } from '../../../access/server/gate.ts'
import type { Act } from '../../../audit/server/queries/act.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import { decideRecommendation } from '../../../shortlist/server/queries/decisions.ts'
import { evaluationRefusals } from '../../contract.ts'
import type { EvaluationKind } from '../../rules/kinds.ts'
import type { Opinion } from '../../rules/parts-to-send.ts'
import { operateStatus } from '../../rules/results.ts'
import { decideStoring, type StoredOpinion } from '../../rules/storing.ts'
import { getAccountName, hasOverallScore, insertEvaluation } from '../queries.ts'

export type Reviewer = Awaited<ReturnType<typeof openToAct>>

/** Refuses whoever names somebody else as the one who acts: the account that is signed in does (R6-008). */
export function requireOwn(viewer: Viewer, wireId: string | undefined): void {
  if (wireId && readId(wireId) !== viewer.accountId) throw new Refusal(gateRefusals, 'noOperate')
}

/** Whether the model's overall score stood before the reviewer's eyes: whether it was there, and theirs to see. */
async function sawScore(db: Database, reviewer: Reviewer): Promise<boolean> {
  const mayRead = reviewer.may('reportAIInterview') && shownScores(reviewer.setting).totals
  return mayRead && hasOverallScore(db, reviewer)
}

interface Way {
  /** The code of where it was written, as it was sent. */
  readonly source?: number
  /** What the page had opened, as it says. */
  readonly openedTabs?: string | undefined
}

interface Said extends Way {
  readonly kind: EvaluationKind
  readonly opinion: StoredOpinion
}

async function store({ db, now, record }: Act, reviewer: Reviewer, said: Said): Promise<void> {
  const { kind, opinion, source = null, openedTabs = '' } = said
  const { companyId, candidateId, interviewId, accountId, stageId } = reviewer
  const { content, score, result } = opinion
  const by = { companyId, candidateId, accountId, stageId }
  const evaluatedBy = await getAccountName(db, reviewer)
  const row = { kind, evaluatedBy, content, score, result, source, interviewId, createdAt: now }
  await insertEvaluation(db, { ...by, ...row })
  const entry = { candidateId, interviewId }
  const length = content.length
  if (result === null) {
    record({ action: 'evaluation.added', ...entry, details: { subject: kind, to: { score, length } } })
    return
  }
  const decided = kind === 'overall' && { ...by, operateStatus: operateStatus(result), at: now }
  const from = decided ? await decideRecommendation(db, decided) : undefined
  const sections = openedTabs.split(',').filter((section) => section !== '')
  const seen = { aiScore: await sawScore(db, reviewer), sections }
  const details = { subject: kind, from, to: { result, score, length }, seen }
  record({ action: 'decision.made', ...entry, details })
}

/**
 * What stores an opinion, and with an overall result decides the reviewer's recommendation. Refuses an opinion that says
 * nothing, and a rejection without the reason that the company asks for.
 */
export function opinionStore(reviewer: Reviewer, kind: EvaluationKind, given: Opinion, way: Way = {}) {
  const storing = decideStoring(kind, given, reviewer.setting.rules.eliminationReasonRequired)
  if (!storing.allowed) throw new Refusal(evaluationRefusals, storing.refusal)
  const { opinion } = storing
  return async (acting: Act) => {
    await store(acting, reviewer, { ...way, kind, opinion })
    return null
  }
}
