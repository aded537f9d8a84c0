import type { CandidateId, PositionId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import { holdStages } from '../../../../platform/imports/server/queries/stage-lock.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { startBulk } from '../../../bulk/contract.ts'
import { bulkPart, type CarryingOut, type Fault } from '../../../bulk-parts/server/actions/part.ts'
import type { Standing } from '../../rules/moving.ts'
import { countOpenRecommendations } from '../queries/carried.ts'
import { listKnownReasons, listStandings } from '../queries/standings.ts'
import { listStages, listStagesOfPositions } from '../queries.ts'
import { stageNamer, storeMoves, undoItems } from './move-candidates.ts'

type Carrying = Pick<CarryingOut<unknown>, 'work' | 'candidates' | 'locale' | 'bulkId'>

interface Moving {
  /** Where a candidate goes from its present stage. */
  readonly target: (from: Standing) => Standing
  readonly reason: string
  readonly reasons: readonly string[]
  readonly carriesRecommendations: boolean
}

/** Moves candidates who are locked from where they stand, and keeps how the moves are undone. */
async function moveEach(
  { work, candidates, locale, bulkId }: Carrying,
  { target, reasons, ...terms }: Moving,
): Promise<void> {
  const { companyId, accountId: byAccountId } = work.viewer
  const stages = await listStages(work.db, companyId)
  const ids = candidates.map(({ actor }) => actor.candidateId)
  const standings = await listStandings(work.db, companyId, ids)
  const interviews = new Map(candidates.map(({ actor }) => [actor.candidateId, actor.interviewId]))
  const moves = standings.map((from) => ({
    candidateId: from.candidateId,
    interviewId: interviews.get(from.candidateId) ?? null,
    from,
    to: target(from),
  }))
  const kept = { ...terms, reasons: [...new Set(reasons)] }
  const stored = await storeMoves({ ...work, companyId, byAccountId, locale, stages }, moves, kept)
  await keepUndo(work, { kind: 'move', items: undoItems(stored, standings), bulkId })
}

/** Moves candidates of any positions to one stage. */
export const moveMany = bulkPart('move', {
  act: 'move',
  needsSameStanding: true,
  reachesEnded: false,
  mayEver: mayChangeCandidates,
  check: async (_within, _viewer, terms) => terms,
  before: holdStages,
  countOpen: countOpenRecommendations,
  target: async (db, companyId, { toStageId }, locale) =>
    stageNamer(await listStages(db, companyId), locale)(toStageId),

  async judge({ within, viewer, terms, candidates }) {
    const positionIds = [...new Set(candidates.map(({ actor }): PositionId => actor.positionId))]
    const listed = await listStagesOfPositions(within.db, viewer.companyId, positionIds)
    const hasStage = new Set(
      [...listed].flatMap(([positionId, stages]) =>
        stages.some(({ wireId }) => wireId === terms.toStageId) ? [positionId] : [],
      ),
    )
    return new Map(
      candidates.flatMap(({ actor, stageId }): [CandidateId, Fault][] => {
        if (stageId === terms.toStageId) return [[actor.candidateId, { why: 'already' }]]
        return hasStage.has(actor.positionId) ? [] : [[actor.candidateId, { why: 'noSuchStage' }]]
      }),
    )
  },

  carryOut: ({ terms, words, ...carrying }) =>
    moveEach(carrying, {
      target: () => ({ stageId: terms.toStageId, outcome: null }),
      reason: '',
      reasons: [],
      carriesRecommendations: words.carriesRecommendations ?? false,
    }),
})

/** Rejects candidates, each at its present stage, all with the same reason. */
export const rejectMany = bulkPart('reject', {
  act: 'move',
  needsSameStanding: true,
  reachesEnded: false,
  mayEver: mayChangeCandidates,
  check: async (_within, _viewer, terms) => terms,
  before: holdStages,
  countOpen: countOpenRecommendations,
  judge: async () => new Map(),

  async checkWords(db, { companyId }, { reasons = [] }) {
    if (reasons.length === 0) return
    const known = await listKnownReasons(db, companyId)
    if (!reasons.every((reason) => known.has(reason)))
      throw new Refusal(startBulk, 'unknownReason', { data: { field: 'reason' } })
  },

  carryOut: ({ words: { reasons = [], text = '' }, ...carrying }) =>
    moveEach(carrying, {
      target: ({ stageId }) => ({ stageId, outcome: 'rejected' }),
      reason: text,
      reasons,
      carriesRecommendations: false,
    }),
})
