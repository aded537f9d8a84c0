import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { initialInner, isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-ai',
  isShownTo,
  opensFinished: true,
  initialInner,
  Panel: lazyWithPreload(() => import('./ai-interview-panel.tsx').then((part) => part.AiInterviewPanel)),
})
