import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'positions',
  order: 65,
  feature: 'settings.positions',
  Panel: lazyPanel(() => import('../positions-panel.tsx').then((part) => part.PositionsPanel)),
})
