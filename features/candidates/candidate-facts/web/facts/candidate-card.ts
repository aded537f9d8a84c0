import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'

/** A section that another feature adds to the page of facts, in `web/candidate-card.ts` as `card`. */
export interface CandidateCard {
  /** Cards are sorted by it, lowest first. */
  readonly order: number
  readonly Part: LazyWithPreload<{ candidateId: string }>
}

export function defineCandidateCard(card: CandidateCard): CandidateCard {
  return card
}
