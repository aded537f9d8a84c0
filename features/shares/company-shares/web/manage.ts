import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'shares',
  group: 'reports',
  order: 50,
  feature: 'company-shares',
  intro: 'company-shares.manageHint',
  texts: [],
  Panel: lazyWithPreload(() => import('./shares-panel.tsx').then(({ SharesPanel }) => SharesPanel)),
})
