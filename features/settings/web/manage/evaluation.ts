import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'evaluation',
  order: 50,
  feature: 'settings.evaluation',
  Panel: lazyPanel(() => import('../evaluation-panel.tsx').then((part) => part.EvaluationPanel)),
})
