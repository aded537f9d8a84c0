import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { hasOtherQuestions } from '../../../findings/questions/rules/shown.ts'
import { defineInnerTab } from '../../../report/report/web/tabs/tab-registry.ts'

export const tab = defineInnerTab({
  of: aiTab,
  inner: 2,
  feature: 'report-questions',
  isShownTo: hasOtherQuestions,
  Panel: lazyWithPreload(() => import('./questions-panel.tsx').then((part) => part.QuestionsPanel)),
})
