import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineCandidateCard } from '../../candidate-facts/web/facts/candidate-card.ts'

export const card = defineCandidateCard({
  order: 90,
  Part: lazyWithPreload(() => import('./erase-card.tsx').then((part) => part.EraseCard)),
})
