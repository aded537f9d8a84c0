import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'report',
  order: 30,
  feature: 'settings.report',
  Panel: lazyWithPreload(() => import('../report-panel.tsx').then((part) => part.ReportPanel)),
})
