import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'usage',
  order: 27,
  feature: 'usage',
  Panel: lazyWithPreload(() => import('./usage-panel.tsx').then(({ UsagePanel }) => UsagePanel)),
})
