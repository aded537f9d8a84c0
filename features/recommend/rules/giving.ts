/** A recommendation of one candidate to one colleague in one stage. */
export interface NewRecommendation {
  readonly candidateId: string
  readonly toAccountId: string
  readonly recommendStageId: string
}

const keyOf = ({ candidateId, toAccountId, recommendStageId }: NewRecommendation) =>
  JSON.stringify([candidateId, toAccountId, recommendStageId])

/**
 * All pairs of candidates and colleagues, split into new recommendations and existing ones.
 *
 * An open recommendation to the same colleague in the same stage stays: nobody gets a candidate twice. `live` has the
 * open ones of any stage.
 */
export function splitRecommendations<Live extends NewRecommendation>(
  candidates: readonly { readonly candidateId: string; readonly stageId: string }[],
  accountIds: readonly string[],
  live: readonly Live[],
): { fresh: NewRecommendation[]; kept: Live[] } {
  const wanted = candidates.flatMap(({ candidateId, stageId }) =>
    accountIds.map((toAccountId) => ({ candidateId, toAccountId, recommendStageId: stageId })),
  )
  const known = new Set(live.map(keyOf))
  const wantedKeys = new Set(wanted.map(keyOf))
  return {
    fresh: wanted.filter((recommendation) => !known.has(keyOf(recommendation))),
    kept: live.filter((recommendation) => wantedKeys.has(keyOf(recommendation))),
  }
}
