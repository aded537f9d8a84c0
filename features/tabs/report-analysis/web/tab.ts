import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { standingQuery } from '../../../candidates/scores/web/standing-query.ts'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { aiDataQuery } from '../../../findings/analysis/web/ai-data-query.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import { getPersonType } from '../../../findings/personality/contract.ts'
import { defineInnerTab } from '../../../report/report/web/tabs/tab-registry.ts'

export const tab = defineInnerTab({
  of: aiTab,
  inner: 1,
  opensUsually: true,
  feature: 'report-analysis',
  isShownTo: (facts) => facts.permissions.has('reportAIInterview'),
  prefetch: async (queries, interviewId) => {
    await Promise.all([
      queries.prefetchQuery(aiDataQuery(interviewId)),
      queries.prefetchQuery(standingQuery(interviewId)),
      queries.prefetchQuery(callQuery(preventCheatingReport, { interviewId })),
      queries.prefetchQuery(callQuery(getPersonType, { interviewId })),
    ])
  },
  Panel: lazyWithPreload(() => import('./analysis-panel.tsx').then((part) => part.AnalysisPanel)),
  Headline: lazyWithPreload(() => import('./overall-headline.tsx').then((part) => part.OverallHeadline)),
})
