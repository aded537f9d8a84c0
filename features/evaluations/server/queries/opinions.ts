import type { Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { AccountReport } from '../../../access/server/gate/report-access.ts'
import type { AuditedTransaction } from '../../../audit/server/queries/audited-transaction.ts'
import { resultOf } from '../../../decisions/rules.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import { getAccount } from '../../../session/server/queries/accounts.ts'
import { decideRecommendation } from '../../../shortlist/server/queries/decisions.ts'
import { evaluationRefusals } from '../../contract/opinion.ts'
import {
  answering,
  decideStoring,
  type OpinionPart,
  type RefusedPart,
  refusedParts,
  type StoredOpinion,
} from '../../rules/storing.ts'
import { hasOverallScore, insertEvaluations } from './evaluations.ts'

/** Whether the model's overall score stood before the reviewer's eyes: whether it was there, and theirs to see. */
async function sawScore(db: Database, reviewer: AccountReport): Promise<boolean> {
  const mayRead = reviewer.may('reportAIInterview') && shownScores(reviewer.setting).totals
  return mayRead && hasOverallScore(db, reviewer)
}

/** The `source` of what is said of a resume (decision C11). */
export const resumeSource = 1

/** How an opinion came. */
interface Circumstances {
  /** The stage that it is of, where that is not the candidate's own. */
  readonly stageId?: string
  /** What the page had opened, as it says. */
  readonly openedTabs?: string | undefined
}

const needsReason = ({ setting }: AccountReport) => setting.rules.eliminationReasonRequired

function requireStorable(reviewer: AccountReport, { kind, opinion }: OpinionPart): StoredOpinion {
  const storing = decideStoring(kind, opinion, needsReason(reviewer))
  if (!storing.allowed) throw new Refusal(evaluationRefusals, storing.refusal)
  return storing.opinion
}

/** Refuses several parts together, with what `word` says of those that may not be stored: of one alone it is clear. */
export function requireAllStorable<Part extends OpinionPart>(
  reviewer: AccountReport,
  parts: readonly Part[],
  word: (refused: readonly RefusedPart<Part>[]) => string,
): void {
  const refused = refusedParts(parts, needsReason(reviewer))
  if (parts.length < 2 || refused.length === 0) return
  throw new Refusal(evaluationRefusals, 'partsRefused', { values: { reasons: word(refused) } })
}

/**
 * Stores what the acting account says of a candidate, and with an overall result decides its recommendation; while there
 * is no interview, with one of the resume, which is all there is to go by.
 *
 * Refuses an opinion that says nothing, and a rejection without the reason that the company asks for. Whether the account
 * may evaluate has been proved before.
 */
export async function storeOpinions(
  { db, now, record }: AuditedTransaction,
  reviewer: AccountReport,
  parts: readonly OpinionPart[],
  { stageId = reviewer.stageId, openedTabs = '' }: Circumstances = {},
): Promise<void> {
  const { companyId, candidateId, interviewId } = reviewer
  const { accountId } = reviewer.viewer
  const opinions = parts.map((part) => ({ kind: part.kind, ...requireStorable(reviewer, part) }))
  const by = { companyId, candidateId, accountId, stageId }
  const { name: evaluatedBy } = await getAccount(db, companyId, accountId)
  const rows = opinions.map(({ kind, content, score, decision }) => {
    const result = decision && resultOf[decision]
    const source = kind === 'resume' ? resumeSource : null
    return { ...by, kind, evaluatedBy, content, score, result, source, interviewId, createdAt: now }
  })
  await insertEvaluations(db, rows)
  const answer = answering(opinions, { hasInterview: interviewId !== null })
  const from = answer && (await decideRecommendation(db, { ...by, decision: answer.decision, at: now }))
  const isDecided = opinions.some(({ decision }) => decision !== null)
  const sections = openedTabs.split(',').filter((section) => section !== '')
  const seen = isDecided ? { aiScore: await sawScore(db, reviewer), sections } : undefined
  for (const { kind: subject, content, score, result } of rows) {
    const [entry, length] = [{ candidateId, interviewId }, content.length]
    if (result === null) {
      record({ action: 'evaluation.added', ...entry, details: { subject, to: { score, length } } })
      continue
    }
    const before = subject === answer?.kind ? from : undefined
    const details = { subject, from: before, to: { result, score, length }, seen }
    record({ action: 'decision.made', ...entry, details })
  }
}
