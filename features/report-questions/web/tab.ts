import { defineInnerTab, later } from '../../report/web/tab-registry.ts'
import { hasOtherQuestions } from '../rules/shown.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  Panel: later(() => import('./questions-panel.tsx').then((part) => part.QuestionsPanel)),
})
