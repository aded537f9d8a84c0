/**
 * What a reader of a report does not get before they have given their own opinion.
 *
 * An interview with people names whom it waits for. What was found in it is held back by itself; evaluations, remarks and
 * scores by hand name no interview, so that any one that waits holds them back.
 */
export interface HeldBack {
  /** The planned interviews that wait for the reader. */
  readonly planIds: readonly string[]
  /** Whether what colleagues say of the candidate is held back: what they noted, evaluated and scored by hand. */
  readonly opinions: boolean
  /** Whether the scores of the AI are. */
  readonly aiScores: boolean
}

export const nothingHeldBack: HeldBack = { planIds: [], opinions: false, aiScores: false }

/** What is held back from a reader for whom so many planned interviews wait, by the rules of the company. */
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

/** The switches of AI scores for a reader from whom they may be held back. */
export function marksWithout<Marks extends { readonly aiScoreStatus: number }>(
  marks: Marks,
  { aiScores }: Pick<HeldBack, 'aiScores'>,
): Marks {
  return aiScores ? { ...marks, aiScoreStatus: 0 } : marks
}
