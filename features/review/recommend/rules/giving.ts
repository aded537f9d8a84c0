export interface NewRecommendation {
  readonly candidateId: string
  readonly toAccountId: string
  readonly recommendStageId: string
}

const keyOf = ({ candidateId, toAccountId, recommendStageId }: NewRecommendation) =>
  `${candidateId} ${toAccountId} ${recommendStageId}`

/** Splits all pairs of candidates and colleagues into new recommendations and live ones of the same stage. */
export function splitRecommendations<Live extends NewRecommendation>(
  candidates: readonly { readonly candidateId: string; readonly stageId: string }[],
  accountIds: readonly string[],
  live: readonly Live[],
): { fresh: NewRecommendation[]; kept: Live[] } {
  const wanted = new Map(
    candidates.flatMap(({ candidateId, stageId }) =>
      accountIds.map((toAccountId) => {
        const recommendation = { candidateId, toAccountId, recommendStageId: stageId }
        return [keyOf(recommendation), recommendation]
      }),
    ),
  )
  const kept = live.filter((recommendation) => wanted.has(keyOf(recommendation)))
  for (const recommendation of kept) wanted.delete(keyOf(recommendation))
  return { fresh: [...wanted.values()], kept }
}
