import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'positions',
  order: 65,
  feature: 'settings.positions',
  Panel: lazyWithPreload(() => import('../positions-panel.tsx').then((part) => part.PositionsPanel)),
})
