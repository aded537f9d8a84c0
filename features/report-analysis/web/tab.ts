import { lazy } from 'react'
import { defineInnerTab } from '../../report/web/tab-registry.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 1,
  feature: 'report-analysis',
  isShownTo: (facts) => facts.permissions.has('reportAIInterview'),
  Panel: lazy(() => import('./analysis-panel.tsx').then((module) => ({ default: module.AnalysisPanel }))),
  Headline: lazy(() =>
    import('./overall-headline.tsx').then((module) => ({ default: module.OverallHeadline })),
  ),
})
