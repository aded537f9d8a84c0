import type { CandidateCard } from '../../../../features/candidates/candidate-facts/web/facts/candidate-card.ts'

const found = import.meta.glob<CandidateCard>('../../../../features/*/*/web/candidate-card.ts', {
  eager: true,
  import: 'card',
})

/** The cards of the page of facts, by folder. */
export const candidateCards = Object.values(found).sort((a, b) => a.order - b.order)
