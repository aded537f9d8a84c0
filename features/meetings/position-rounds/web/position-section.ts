import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionSection } from '../../../candidates/positions/web/position-section-registry.ts'
import { isAdministrator } from '../../../platform/access/rules/acts.ts'

export const section = definePositionSection({
  slug: 'rounds',
  order: 20,
  feature: 'position-rounds',
  Panel: lazyWithPreload(() => import('./rounds-panel.tsx').then((part) => part.RoundsPanel)),
  isShownTo: ({ userType }) => isAdministrator(userType),
})
