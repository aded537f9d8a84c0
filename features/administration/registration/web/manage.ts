import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'leads',
  order: 85,
  feature: 'registration',
  Panel: lazyWithPreload(() => import('./leads-panel.tsx').then(({ LeadsPanel }) => LeadsPanel)),
})
