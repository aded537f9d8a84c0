import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { mayChangeStages } from '../../../platform/access/rules/acts.ts'
import { definePositionSection } from '../../positions/web/position-section-registry.ts'

export const section = definePositionSection({
  slug: 'stages',
  order: 10,
  feature: 'stages',
  Panel: lazyWithPreload(() => import('./position-stages.tsx').then((part) => part.PositionStages)),
  isShownTo: mayChangeStages,
})
