import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'shares',
  order: 75,
  feature: 'company-shares',
  Panel: lazyPanel(() => import('./shares-panel.tsx').then(({ SharesPanel }) => SharesPanel)),
})
