import type { CallRequest } from '@candor/call/serve'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import { authorizeEachAction } from '../../../../platform/access/server/gate/asked-within.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { sentKind } from '../../../../platform/imports/rules/outcome.ts'
import { holdStages } from '../../../../platform/imports/server/queries/stage-lock.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { moveCandidates } from '../../contract/moving.ts'
import { interviewKind } from '../../rules/kinds.ts'
import { actionOfMove, carries, decideMove, type MoveDecision, type Standing } from '../../rules/moving.ts'
import { moveItem } from '../../rules/undo-move.ts'
import { carryRecommendations } from '../queries/carried.ts'
import { insertMoves } from '../queries/moves.ts'
import {
  listKnownReasons,
  listStandings,
  type StandingCandidate,
  updateStandings,
} from '../queries/standings.ts'
import { listStages, listStagesOfPosition, type StoredStage } from '../queries.ts'
import { wordStage } from './word-stage.ts'

/** The transaction in which candidates move, and who moves them. */
export interface MovingWork extends Pick<AuditedTransaction, 'db' | 'now' | 'record'> {
  readonly companyId: CompanyId
  /** Null for the candidate, who withdraws. */
  readonly byAccountId: AccountId | null
  /** The language of the stage names in the audit log. */
  readonly locale: Locale
  /** All stages of the company, removed ones too. */
  readonly stages: readonly StoredStage[]
}

export interface PlannedMove {
  readonly candidateId: CandidateId
  /** The interview of the audit entry; null without one. */
  readonly interviewId: InterviewId | null
  readonly from: Standing & { readonly since: Date }
  readonly to: Standing
}

interface MoveTerms {
  readonly reason: string
  /** Of a rejection, in the words of the company's list. */
  readonly reasons?: string[]
  readonly carriesRecommendations: boolean
}

/** Returns the name of a stage in a language, by its wire id. */
export function stageNamer(stages: readonly StoredStage[], locale: Locale): (stageId: string) => string {
  const names = new Map(stages.map((stage) => [stage.wireId, stage.names]))
  return (stageId) => wordStage(stageId, names.get(stageId), locale)
}

/** A stored move, with the ids of its row and of the recommendations that went along. */
type StoredMove = PlannedMove & { readonly moveId: string; readonly carried: readonly string[] }

/**
 * Stores moves with their rows, their entries in the audit log, and the recommendations that go along. The caller holds
 * the locks of the candidates. Every move of a candidate by a person, or by the candidate, ends here.
 */
export async function storeMoves(
  work: MovingWork,
  moves: readonly PlannedMove[],
  { reason, reasons = [], carriesRecommendations }: MoveTerms,
): Promise<StoredMove[]> {
  if (moves.length === 0) return []
  const { db, companyId, byAccountId, now, stages } = work
  const kinds = new Map(stages.map(({ wireId, kind }) => [wireId, kind]))
  const carrying = carriesRecommendations ? moves.filter(({ from, to }) => carries(from, to)) : []
  const carried = await carryRecommendations(
    db,
    companyId,
    carrying.map(({ candidateId, from, to }) => ({
      candidateId,
      fromStageId: from.stageId,
      toStageId: to.stageId,
    })),
  )
  const standings = moves.map(({ candidateId, to }) => ({
    candidateId,
    to,
    sentKind: sentKind(kinds.get(to.stageId) ?? interviewKind, to.outcome),
  }))
  await updateStandings(db, companyId, standings, { reason, reasons, now })
  const kept = moves.map((move) => ({ ...move, carried: carried.get(move.candidateId) ?? [] }))
  const isByCandidate = byAccountId === null
  const ids = await insertMoves(
    db,
    { companyId, reason, reasons, byAccountId, isByCandidate, movedAt: now },
    kept,
  )
  recordMoves(work, moves, reason)
  return kept.flatMap((move, index) => {
    const moveId = ids[index]
    return moveId ? [{ ...move, moveId }] : []
  })
}

function recordMoves(
  { record, stages, locale }: MovingWork,
  moves: readonly PlannedMove[],
  reason: string,
): void {
  const nameOf = stageNamer(stages, locale)
  for (const { candidateId, interviewId, from, to } of moves) {
    const told = ({ stageId, outcome }: Standing) => ({ stage: nameOf(stageId), stageId, outcome })
    const details = { from: told(from), to: { ...told(to), reasonLength: reason.length } }
    record({ action: actionOfMove(from, to), candidateId, interviewId, details })
  }
}

type Request = CallRequest<typeof moveCandidates>

/** The candidates of a call, proved and locked; those of two positions are refused. */
async function lockAsked(
  { services, viewer, db }: AuditedTransaction,
  { input }: Request,
): Promise<{ actors: Map<string, ReportActor>; standings: StandingCandidate[]; listed: StoredStage[] }> {
  const ids = input.moves.map(({ jobseekerChannelId }) => jobseekerChannelId)
  const actors = await authorizeEachAction(services, viewer, ids, 'move')
  const [positionId, ...others] = new Set(actors.map((actor) => actor.positionId))
  if (positionId === undefined || others.length > 0) throw new Refusal(moveCandidates, 'severalPositions')
  const { companyId } = viewer
  const candidateIds = actors.map(({ candidateId }) => candidateId)
  return {
    actors: new Map(actors.map((actor) => [actor.candidateId, actor])),
    standings: await listStandings(db, companyId, candidateIds),
    listed: await listStagesOfPosition(db, companyId, positionId),
  }
}

/** The reasons of a rejection, each once; none for every other move. */
function reasonsOf({ input: { outcome, reasons = [] } }: Request): string[] {
  return outcome === 'rejected' ? [...new Set(reasons)] : []
}

/** Names the field of a refusal. */
const atReason = { data: { field: 'reason' } }

/** Refuses a rejection without a needed reason, and a reason that is not in the company's list: reasons are counted. */
async function requireReason(db: Database, companyId: CompanyId, request: Request): Promise<void> {
  const { input } = request
  const given = reasonsOf(request)
  if (given.length > 0) {
    const known = await listKnownReasons(db, companyId)
    if (!given.every((reason) => known.has(reason)))
      throw new Refusal(moveCandidates, 'unknownReason', atReason)
    return
  }
  if (input.outcome !== 'rejected' || input.reason.trim() !== '') return
  const rules = await findCompanyRules(db, companyId)
  if (rules.eliminationReasonRequired) throw new Refusal(moveCandidates, 'noReason', atReason)
}

/** Where the caller saw each candidate, by id. */
function seenIn({ input }: Request): Map<string, Standing> {
  return new Map(
    input.moves.map(({ jobseekerChannelId, fromStageId, fromOutcome }) => [
      readId<'asked'>(jobseekerChannelId) ?? jobseekerChannelId,
      { stageId: fromStageId, outcome: fromOutcome },
    ]),
  )
}

/** A candidate with the decision about its move. */
interface DecidedMove {
  readonly actor: ReportActor
  readonly standing: StandingCandidate
  readonly decision: MoveDecision
}

/** What a call that moves candidates did. */
export interface MoveResult {
  readonly decided: readonly DecidedMove[]
  readonly carried: number
  readonly stages: readonly StoredStage[]
  /** By which the moves can be undone; null where nobody moved. */
  readonly undoId: string | null
}

/** What moves changed, for their undo. */
export function undoItems(moves: readonly StoredMove[], standings: readonly StandingCandidate[]) {
  const before = new Map(standings.map((standing) => [standing.candidateId, standing]))
  return moves.flatMap(({ candidateId, moveId, carried, to }) => {
    const standing = before.get(candidateId)
    return standing ? [moveItem(standing, { ...to, moveId, carried })] : []
  })
}

/**
 * Moves the candidates of a call. Each passes the gate. A candidate that somebody moved meanwhile stays.
 */
export async function moveAsked(
  work: AuditedTransaction,
  request: Request,
  { bulkId = null }: { readonly bulkId?: string | null } = {},
): Promise<MoveResult> {
  const { db, viewer } = work
  const { input, context } = request
  const { companyId, accountId } = viewer
  const target = { stageId: input.toStageId, outcome: input.outcome }
  if (target.stageId !== null && target.outcome !== null) throw new Refusal(moveCandidates, 'twoTargets')
  await requireReason(db, companyId, request)
  // Before the candidates are locked: a change of the list waits for moves, and moves wait for it.
  await holdStages(db, companyId)
  const { actors, standings, listed } = await lockAsked(work, request)
  const stages = await listStages(db, companyId)
  const seen = seenIn(request)
  const listedIds = new Set(listed.map(({ wireId }) => wireId))
  const decided = standings.flatMap((standing): DecidedMove[] => {
    const actor = actors.get(standing.candidateId)
    const seenAt = seen.get(standing.candidateId)
    if (!actor || !seenAt) return []
    const decision = decideMove({
      seen: seenAt,
      now: standing,
      target,
      isListed: (stageId) => listedIds.has(stageId),
    })
    return [{ actor, standing, decision }]
  })
  const moves = decided.flatMap(({ actor, standing, decision }): PlannedMove[] => {
    if (decision.kind !== 'move') return []
    const { candidateId, interviewId } = actor
    return [{ candidateId, interviewId, from: standing, to: decision.to }]
  })
  const moving = { ...work, companyId, byAccountId: accountId, locale: context.locale, stages }
  const { carriesRecommendations } = input
  const terms = { reason: input.reason.trim(), reasons: reasonsOf(request), carriesRecommendations }
  const stored = await storeMoves(moving, moves, terms)
  const undoId = await keepUndo(work, { kind: 'move', items: undoItems(stored, standings), bulkId })
  const carried = stored.reduce((sum, move) => sum + move.carried.length, 0)
  return { decided, carried, stages, undoId }
}
