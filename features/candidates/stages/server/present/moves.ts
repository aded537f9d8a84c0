import type { ReplyOf } from '@candor/call/define'
import { dayMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { maskedName, readableOwner } from '../../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import type { listMoves, lookAtMove, moveCandidates } from '../../contract/moving.ts'
import { type MoveResult, stageNamer } from '../actions/move-candidates.ts'
import { wordCandidate } from '../actions/word-stage.ts'
import type { listComingPlans } from '../queries/coming-plans.ts'
import type { FoundMove } from '../queries/moves.ts'
import type { StandingCandidate } from '../queries/standings.ts'
import type { StoredStage } from '../queries.ts'

type Named = Pick<StandingCandidate, 'name' | 'nameLatin'>

/** The name of a candidate in the reader's language, masked where the report hides it. */
function shownName({ name, nameLatin }: Named, isAnonymous: boolean, locale: Locale): string {
  return isAnonymous ? maskedName(name) : nameIn(locale, name, nameLatin)
}

type MoveReply = ReplyOf<typeof moveCandidates>

export function presentMoved({ decided, carried, stages, undoId }: MoveResult, locale: Locale): MoveReply {
  const stageName = stageNamer(stages, locale)
  return {
    moved: decided
      .filter(({ decision }) => decision.kind !== 'refused')
      .map(({ actor }) => actor.candidateId),
    carried,
    undoId,
    refused: decided.flatMap(({ actor, standing, decision }) =>
      decision.kind === 'refused'
        ? [
            {
              jobseekerChannelId: actor.candidateId,
              name: shownName(standing, actor.isAnonymous, locale),
              why: decision.why,
              stageName: stageName(standing.stageId),
              outcome: standing.outcome,
              byName: standing.lastMovedBy,
            },
          ]
        : [],
    ),
  }
}

interface Looked {
  readonly openRecommendations: number
  readonly plans: Awaited<ReturnType<typeof listComingPlans>>
  readonly candidates: ReadonlyMap<CandidateId, Named & { readonly isAnonymous: boolean }>
}

export function presentLook(
  { openRecommendations, plans, candidates }: Looked,
  locale: Locale,
): ReplyOf<typeof lookAtMove> {
  return {
    openRecommendations,
    plans: plans.flatMap(({ candidateId, roundName, startsAt }) => {
      const candidate = candidates.get(candidateId)
      if (!candidate) return []
      const name = shownName(candidate, candidate.isAnonymous, locale)
      const at = startsAt?.getTime() ?? null
      return [{ jobseekerChannelId: candidateId, name, round: roundName, startsAt: at }]
    }),
  }
}

/**
 * Whether a reader sees the reason of a move. Reasons are opinions: who may not read those of others sees the own ones.
 */
function seesReason({ viewer, setting, heldBack }: AccountReport, { byAccountId }: FoundMove): boolean {
  if (byAccountId === viewer.accountId) return true
  const readsOpinions = viewer.permissions.has('manualEvaluation') || viewer.permissions.has('reportRemark')
  const owner = readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
  return readsOpinions && owner === null && !heldBack.opinions
}

export function presentMoves(
  moves: readonly FoundMove[],
  stages: readonly StoredStage[],
  reader: AccountReport,
  locale: Locale,
): ReplyOf<typeof listMoves> {
  const stageName = stageNamer(stages, locale)
  return moves.map((move) => ({
    id: move.id,
    movedAt: move.movedAt.getTime(),
    byName: move.isByCandidate ? wordCandidate(locale) : move.byName,
    fromStage: stageName(move.fromStageId),
    fromOutcome: move.fromOutcome,
    toStage: stageName(move.toStageId),
    toOutcome: move.toOutcome,
    reason: seesReason(reader, move) ? move.reason : '',
    reasons: seesReason(reader, move) ? move.reasons : [],
    isUndo: move.undoes !== null,
    days: Math.max(0, Math.floor((move.movedAt.getTime() - move.fromSince.getTime()) / dayMs)),
  }))
}
