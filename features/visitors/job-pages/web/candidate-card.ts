import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineCandidateCard } from '../../../candidates/candidate-facts/web/facts/candidate-card.ts'

export const card = defineCandidateCard({
  order: 10,
  Part: lazyWithPreload(() => import('./application-card.tsx').then((part) => part.ApplicationCard)),
})
