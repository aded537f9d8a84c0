import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company',
  order: 25,
  feature: 'settings.company',
  Panel: lazyPanel(() => import('../company-panel.tsx').then((part) => part.CompanyPanel)),
})
