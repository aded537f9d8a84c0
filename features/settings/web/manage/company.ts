import { defineManageSection, laterPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company',
  order: 25,
  feature: 'settings.company',
  Panel: laterPanel(() => import('../company-panel.tsx').then((part) => part.CompanyPanel)),
})
