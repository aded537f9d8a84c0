import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'forms',
  order: 45,
  feature: 'assessment-forms',
  isWhole: true,
  Panel: lazyWithPreload(() => import('./forms-panel.tsx').then(({ FormsPanel }) => FormsPanel)),
})
