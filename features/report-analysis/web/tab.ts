import { defineInnerTab, lazyPrefetch, lazyWithPreload } from '../../report/web/tabs/tab-registry.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 1,
  feature: 'report-analysis',
  isShownTo: (facts) => facts.permissions.has('reportAIInterview'),
  prefetch: lazyPrefetch(async () => {
    const { aiDataQuery } = await import('../../analysis/web/use-analysis.ts')
    return (queries, interviewId) => queries.prefetchQuery(aiDataQuery(interviewId))
  }),
  Panel: lazyWithPreload(() => import('./analysis-panel.tsx').then((part) => part.AnalysisPanel)),
  Headline: lazyWithPreload(() => import('./overall-headline.tsx').then((part) => part.OverallHeadline)),
})
