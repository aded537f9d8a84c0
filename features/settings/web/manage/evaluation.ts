import { defineManageSection, laterPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'evaluation',
  order: 50,
  feature: 'settings.evaluation',
  Panel: laterPanel(() => import('../evaluation-panel.tsx').then((part) => part.EvaluationPanel)),
})
