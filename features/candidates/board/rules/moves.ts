import type { ReplyOf } from '@candor/call/define'
import type { Outcome } from '../../../platform/imports/rules/outcome.ts'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { moveCandidates } from '../../stages/contract/moving.ts'

/** Where candidates go: to a stage, or to an end at the stage in which they are. */
export type Target = { readonly kind: 'stage'; readonly stageId: string; readonly name: string } | Ending

/** An end with its reason in own words, and for a rejection with those of the company's list. */
export interface Ending {
  readonly kind: 'end'
  readonly outcome: Outcome
  readonly reason: string
  readonly reasons: readonly string[]
}

/** The input of the call that moves candidates from where the caller saw them. */
export function movesOf(
  people: readonly { readonly candidateId: string; readonly stageId: string }[],
  target: Target,
  carriesRecommendations: boolean,
) {
  const reasons = target.kind === 'end' && target.outcome === 'rejected' ? target.reasons : []
  return {
    moves: people.map(({ candidateId, stageId }) => ({
      ...ofCandidate(candidateId),
      fromStageId: stageId,
      fromOutcome: null,
    })),
    toStageId: target.kind === 'stage' ? target.stageId : null,
    outcome: target.kind === 'end' ? target.outcome : null,
    reason: target.kind === 'end' ? target.reason : '',
    ...(reasons.length > 0 ? { reasons: [...reasons] } : {}),
    carriesRecommendations,
  }
}

export type RefusedMove = ReplyOf<typeof moveCandidates>['refused'][number]
