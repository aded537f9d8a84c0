import { defineReportTab, lazyPrefetch, lazyWithPreload } from '../../report/web/tabs/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 2,
  feature: 'report-summary',
  isShownTo,
  prefetch: lazyPrefetch(async () => {
    const { aiDataQuery } = await import('../../analysis/web/use-analysis.ts')
    return (queries, interviewId) => queries.prefetchQuery(aiDataQuery(interviewId))
  }),
  Panel: lazyWithPreload(() => import('./summary-panel.tsx').then((part) => part.SummaryPanel)),
})
