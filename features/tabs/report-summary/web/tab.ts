import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { aiDataQuery } from '../../../findings/analysis/web/ai-data-query.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-summary',
  isShownTo,
  prefetch: (queries, interviewId) => queries.prefetchQuery(aiDataQuery(interviewId)),
  Panel: lazyWithPreload(() => import('./summary-panel.tsx').then((part) => part.SummaryPanel)),
})
