import type { CandidateId, PositionId } from '@candor/kernel/ids'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import { holdStages } from '../../../../platform/imports/server/queries/stage-lock.ts'
import { type BulkCandidate, bulkPart, type Fault } from '../../../bulk/server/actions/part.ts'
import { listStandings } from '../queries/standings.ts'
import { countOpenRecommendations } from '../queries/carried.ts'
import { listStages, listStagesOfPositions } from '../queries.ts'
import { type MovingWork, type PlannedMove, stageNamer, storeMoves } from './move-candidates.ts'
import type { Standing } from '../../rules/moving.ts'

interface Moving {
  readonly moving: MovingWork
  readonly candidates: readonly BulkCandidate[]
  /** Where a candidate goes from its present stage. */
  readonly target: (from: Standing) => Standing
}

/** The moves of candidates who are locked, from where they stand. */
async function plannedMoves({ moving, candidates, target }: Moving): Promise<PlannedMove[]> {
  const ids = candidates.map(({ actor }) => actor.candidateId)
  const standings = await listStandings(moving.db, moving.companyId, ids)
  const interviews = new Map(candidates.map(({ actor }) => [actor.candidateId, actor.interviewId]))
  return standings.map((from) => ({
    candidateId: from.candidateId,
    interviewId: interviews.get(from.candidateId) ?? null,
    from,
    to: target(from),
  }))
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

  async carryOut({ work, terms, words, candidates, locale }) {
    const { companyId, accountId: byAccountId } = work.viewer
    const stages = await listStages(work.db, companyId)
    const moving = { ...work, companyId, byAccountId, locale, stages }
    const target = () => ({ stageId: terms.toStageId, outcome: null })
    await storeMoves(moving, await plannedMoves({ moving, candidates, target }), {
      reason: '',
      carriesRecommendations: words.carriesRecommendations ?? false,
    })
  },
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

  async carryOut({ work, words, candidates, locale }) {
    const { companyId, accountId: byAccountId } = work.viewer
    const stages = await listStages(work.db, companyId)
    const moving = { ...work, companyId, byAccountId, locale, stages }
    const target = ({ stageId }: Standing): Standing => ({ stageId, outcome: 'rejected' })
    const reason = [...(words.reasons ?? []), words.text ?? ''].filter((line) => line !== '').join('\n')
    await storeMoves(moving, await plannedMoves({ moving, candidates, target }), {
      reason,
      carriesRecommendations: false,
    })
  },
})
