import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionSection } from '../../../../candidates/positions/web/position-section-registry.ts'
import { isAdministrator } from '../../../../platform/access/rules/acts.ts'

export const section = definePositionSection({
  slug: 'tests',
  order: 50,
  feature: 'settings.simulated',
  Panel: lazyWithPreload(() => import('../position-rules.tsx').then((part) => part.SimulatedTests)),
  isShownTo: ({ userType }) => isAdministrator(userType),
})
