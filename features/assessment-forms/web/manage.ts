import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'forms',
  order: 45,
  feature: 'assessment-forms',
  isWhole: true,
  Panel: lazyPanel(() => import('./forms-panel.tsx').then(({ FormsPanel }) => FormsPanel)),
})
