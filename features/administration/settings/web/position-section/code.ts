import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionSection } from '../../../../candidates/positions/web/position-section-registry.ts'

export const section = definePositionSection({
  slug: 'code',
  order: 60,
  feature: 'settings.code',
  Panel: lazyWithPreload(() => import('../position-code.tsx').then((part) => part.PositionCodePanel)),
  isShownTo: ({ permissions }) => permissions.has('position'),
})
