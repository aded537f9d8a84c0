import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'leads',
  order: 85,
  feature: 'registration',
  Panel: lazyPanel(() => import('./leads-panel.tsx').then(({ LeadsPanel }) => LeadsPanel)),
})
