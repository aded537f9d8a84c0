import { lazy } from 'react'
import { defineInnerTab } from '../../report/web/tab-registry.ts'
import { hasOtherQuestions } from '../rules/shown.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  Panel: lazy(() => import('./questions-panel.tsx').then((part) => ({ default: part.QuestionsPanel }))),
})
