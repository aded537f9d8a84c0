import { defineManageSection, laterPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'positions',
  order: 65,
  feature: 'settings.positions',
  Panel: laterPanel(() => import('../positions-panel.tsx').then((part) => part.PositionsPanel)),
})
