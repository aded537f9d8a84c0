import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineCandidateCard } from '../../candidate-facts/web/facts/candidate-card.ts'

export const card = defineCandidateCard({
  order: 20,
  Part: lazyWithPreload(() => import('./retention-card.tsx').then((part) => part.RetentionCard)),
})
