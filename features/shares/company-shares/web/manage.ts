import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'shares',
  order: 75,
  feature: 'company-shares',
  Panel: lazyWithPreload(() => import('./shares-panel.tsx').then(({ SharesPanel }) => SharesPanel)),
})
