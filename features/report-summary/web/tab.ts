import { defineReportTab, later } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 2,
  feature: 'report-summary',
  isShownTo,
  prefetch: async (queries, interviewId) => {
    const { aiDataQuery } = await import('../../analysis/web/use-analysis.ts')
    await queries.prefetchQuery(aiDataQuery(interviewId))
  },
  Panel: later(() => import('./summary-panel.tsx').then((part) => part.SummaryPanel)),
})
