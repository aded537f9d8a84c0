import { defineReportTab, later, laterPrefetch } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 2,
  feature: 'report-summary',
  isShownTo,
  prefetch: laterPrefetch(async () => {
    const { aiDataQuery } = await import('../../analysis/web/use-analysis.ts')
    return (queries, interviewId) => queries.prefetchQuery(aiDataQuery(interviewId))
  }),
  Panel: later(() => import('./summary-panel.tsx').then((part) => part.SummaryPanel)),
})
