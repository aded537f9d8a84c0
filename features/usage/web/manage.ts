import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'usage',
  order: 27,
  feature: 'usage',
  Panel: lazyPanel(() => import('./usage-panel.tsx').then(({ UsagePanel }) => UsagePanel)),
})
