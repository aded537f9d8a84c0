import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'report',
  order: 30,
  feature: 'settings.report',
  Panel: lazyPanel(() => import('../report-panel.tsx').then((part) => part.ReportPanel)),
})
