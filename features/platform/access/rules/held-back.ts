/**
 * What a reader does not see of a report before they have given their own opinion.
 *
 * A planned interview names its interviewers, so its feedback is held back on its own. Evaluations, remarks and manual
 * scores name no interview, so any waiting one holds them all back.
 */
export interface HeldBack {
  /** The planned interviews that wait for the reader's feedback. */
  readonly planIds: readonly string[]
  /** Whether colleagues' remarks, evaluations and manual scores are held back. */
  readonly opinions: boolean
  /** Whether the AI's scores are held back. */
  readonly aiScores: boolean
}

export const nothingHeldBack: HeldBack = { planIds: [], opinions: false, aiScores: false }

/** What is held back from a reader for whom these planned interviews wait, by the rules of the company. */
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
