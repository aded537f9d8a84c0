import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineCandidateCard } from '../../candidate-facts/web/facts/candidate-card.ts'

export const card = defineCandidateCard({
  order: 1,
  Part: lazyWithPreload(() => import('./merges-card.tsx').then((part) => part.MergesCard)),
})
