import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionSection } from '../../../../candidates/positions/web/position-section-registry.ts'
import { isAdministrator } from '../../../../platform/access/rules/acts.ts'

export const section = definePositionSection({
  slug: 'rules',
  order: 40,
  feature: 'settings.positions',
  Panel: lazyWithPreload(() => import('../position-rules.tsx').then((part) => part.PositionRules)),
  isShownTo: ({ userType }) => isAdministrator(userType),
})
