import { defineInnerTab, lazyWithPreload } from '../../report/web/tab-registry.ts'
import { hasOtherQuestions } from '../rules/shown.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  Panel: lazyWithPreload(() => import('./questions-panel.tsx').then((part) => part.QuestionsPanel)),
})
