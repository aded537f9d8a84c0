import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { hasOtherQuestions } from '../../questions/rules/shown.ts'
import { defineInnerTab } from '../../report/web/tabs/tab-registry.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  Panel: lazyWithPreload(() => import('./questions-panel.tsx').then((part) => part.QuestionsPanel)),
})
