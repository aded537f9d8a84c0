/**
 * Parts of a report that a reader does not see before giving their own opinion. Evaluations, remarks and manual scores
 * name no interview, so any waiting one holds them all back.
 */
export interface HeldBack {
  readonly planIds: readonly string[]
  readonly opinions: boolean
  readonly aiScores: boolean
}

export const nothingHeldBack: HeldBack = { planIds: [], opinions: false, aiScores: false }

/** The parts that are held back from a reader for whom these planned interviews wait. */
export function heldBackBy(
  awaitingPlanIds: readonly string[],
  {
    ownOpinionFirst,
    ownOpinionBeforeAi,
  }: { readonly ownOpinionFirst: boolean; readonly ownOpinionBeforeAi: boolean },
): HeldBack {
  if (!ownOpinionFirst || awaitingPlanIds.length === 0) return nothingHeldBack
  return { planIds: awaitingPlanIds, opinions: true, aiScores: ownOpinionBeforeAi }
}

/** The switches of AI scores for a reader. */
export function marksWithout<Marks extends { readonly aiScoreStatus: number }>(
  marks: Marks,
  { aiScores }: Pick<HeldBack, 'aiScores'>,
): Marks {
  return aiScores ? { ...marks, aiScoreStatus: 0 } : marks
}
