import type { Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { resultOf } from '../../../../candidates/candidates/rules/decision.ts'
import { listReasons } from '../../../../candidates/refusal-reasons/server/queries.ts'
import { shownScores } from '../../../../candidates/scores/rules/standing.ts'
import {
  decideRecommendation,
  listAskers,
} from '../../../../candidates/shortlist/server/queries/decisions.ts'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { getAccount } from '../../../../sign-in/session/server/queries/accounts.ts'
import { storeMentions } from '../../../mentions/server/actions/store-mentions.ts'
import { evaluationRefusals, maxOwn } from '../../contract/opinion.ts'
import {
  answering,
  decideStoring,
  lacksChangeReason,
  type OpinionPart,
  type RefusedPart,
  refusedParts,
  type StoredOpinion,
} from '../../rules/storing.ts'
import { decisionItem } from '../../rules/undo-decision.ts'
import { countOwn, findOwnDecision, hasOverallScore, insertEvaluations } from '../queries/evaluations.ts'

/** Whether the reviewer was shown the model's overall score: whether there was one, and they might see it. */
async function sawScore(db: Database, reviewer: AccountReport): Promise<boolean> {
  const mayRead = reviewer.may('reportAIInterview') && shownScores(reviewer.setting).totals
  return mayRead && hasOverallScore(db, reviewer)
}

/** `source` of the resume part (decision C11). */
export const resumeSource = 1

/** The circumstances of an evaluation. */
interface Circumstances {
  /** The stage that it is about; left out: the candidate's own. */
  readonly stageId?: string
  /** The tabs that the page reports as opened. */
  readonly openedTabs?: string | undefined
}

const needsReason = ({ setting }: AccountReport) => setting.rules.eliminationReasonRequired

function requireStorable(reviewer: AccountReport, { kind, opinion }: OpinionPart): StoredOpinion {
  const storing = decideStoring(kind, opinion, needsReason(reviewer))
  if (!storing.allowed) throw new Refusal(evaluationRefusals, storing.refusal, { data: { field: kind } })
  return storing.opinion
}

/** What an evaluation stored. */
interface StoredOpinions {
  readonly evaluationIds: readonly string[]
  /** By which it can be undone; null without a decision. */
  readonly undoId: string | null
}

/** Refuses a reason that the company's list does not have: reasons are counted by their words. */
export async function requireKnownReasons(
  db: Database,
  { companyId }: Pick<AccountReport, 'companyId'>,
  given: readonly string[],
): Promise<void> {
  if (given.length === 0) return
  const known = new Set((await listReasons(db, companyId)).map(({ reason }) => reason))
  if (!given.every((reason) => known.has(reason))) throw new Refusal(evaluationRefusals, 'unknownReason')
}

/** Refuses another decision than the own one in the stage, where no word says why. */
async function requireChangeReason(
  db: Database,
  by: Parameters<typeof findOwnDecision>[1],
  opinions: readonly (StoredOpinion & Pick<OpinionPart, 'kind'>)[],
  now: Date,
): Promise<void> {
  if (opinions.every(({ decision }) => decision === null)) return
  const earlier = await findOwnDecision(db, by)
  const silent = opinions.find((opinion) => lacksChangeReason(opinion, earlier, now))
  if (silent) throw new Refusal(evaluationRefusals, 'changeReasonNeeded', { data: { field: silent.kind } })
}

/** Refuses all parts together, naming those at fault; a single part needs no name. */
export function requireAllStorable<Part extends OpinionPart>(
  reviewer: AccountReport,
  parts: readonly Part[],
  word: (refused: readonly RefusedPart<Part>[]) => string,
): void {
  const refused = refusedParts(parts, needsReason(reviewer))
  if (parts.length < 2 || refused.length === 0) return
  throw new Refusal(evaluationRefusals, 'partsRefused', { values: { reasons: word(refused) } })
}

/** Stores whom the texts of the parts name; `ids` are those of their rows. */
async function storeNamed(
  work: AuditedTransaction,
  reviewer: AccountReport,
  parts: readonly OpinionPart[],
  ids: readonly string[],
): Promise<void> {
  for (const [index, { kind: field, opinion, mentioned = [] }] of parts.entries()) {
    const subjectId = ids[index]
    if (mentioned.length === 0 || subjectId === undefined) continue
    const of = { subject: 'evaluation', subjectId, field } as const
    await storeMentions(work, reviewer, { ...of, text: opinion.text, mentioned })
  }
}

/**
 * Stores the evaluation of the acting account. A decision in the overall part also answers its recommendation; while
 * there is no interview, one in the resume part does.
 *
 * Refuses empty parts, a rejection without the reason that the company requires, a reason that is not in the company's
 * list, and more parts than one account may add. The right to evaluate was proved before.
 */
export async function storeOpinions(
  work: AuditedTransaction,
  reviewer: AccountReport,
  parts: readonly OpinionPart[],
  { stageId = reviewer.stageId, openedTabs = '' }: Circumstances = {},
): Promise<StoredOpinions> {
  const { db, now, record } = work
  const { companyId, candidateId, interviewId } = reviewer
  const { accountId } = reviewer.viewer
  const opinions = parts.map((part) => ({ kind: part.kind, ...requireStorable(reviewer, part) }))
  await requireKnownReasons(
    db,
    reviewer,
    opinions.flatMap(({ reasons }) => reasons),
  )
  const by = { companyId, candidateId, accountId, stageId }
  if ((await countOwn(db, 'evaluation', by)) + opinions.length > maxOwn)
    throw new Refusal(evaluationRefusals, 'saidOften', { values: { most: maxOwn } })
  await requireChangeReason(db, by, opinions, now)
  const { name: evaluatedBy } = await getAccount(db, companyId, accountId)
  const rows = opinions.map(({ kind, content, score, decision, reasons }) => {
    const result = decision && resultOf[decision]
    const source = kind === 'resume' ? resumeSource : null
    const said = { kind, content, score, result, source, reasons: [...reasons] }
    return { ...by, ...said, evaluatedBy, interviewId, createdAt: now }
  })
  const evaluationIds = await insertEvaluations(db, rows)
  await storeNamed(work, reviewer, parts, evaluationIds)
  const answer = answering(opinions, { hasInterview: interviewId !== null })
  const decided = answer && (await decideRecommendation(db, { ...by, decision: answer.decision, at: now }))
  const isDecided = opinions.some(({ decision }) => decision !== null)
  const sections = openedTabs.split(',').filter((section) => section !== '')
  const seen = isDecided ? { aiScore: await sawScore(db, reviewer), sections } : undefined
  for (const { kind: subject, content, score, result } of rows) {
    const entry = { candidateId, interviewId }
    const length = content.length
    if (result === null) {
      record({ action: 'evaluation.added', ...entry, details: { subject, to: { score, length } } })
      continue
    }
    const before = subject === answer?.kind ? (decided?.before?.operateStatus ?? null) : undefined
    const details = { subject, from: before, to: { result, score, length }, seen }
    record({ action: 'decision.made', ...entry, details })
  }
  if (decided?.before)
    await notify(work, {
      kind: 'answered',
      to: await listAskers(db, decided.id),
      candidateId,
      about: { variant: 'decided', thingId: evaluationIds[0] ?? decided.id },
    })
  const item = decisionItem({ candidateId, evaluationIds, decided, opinions })
  const undoId = isDecided ? await keepUndo(work, { kind: 'decision', items: [item] }) : null
  return { evaluationIds, undoId }
}
