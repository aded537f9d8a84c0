import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'evaluation',
  order: 50,
  feature: 'settings.evaluation',
  Panel: lazyWithPreload(() => import('../evaluation-panel.tsx').then((part) => part.EvaluationPanel)),
})
