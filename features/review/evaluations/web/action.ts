import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import { showsHeading } from '../../../report/report/rules/modes.ts'
import { defineReportAction } from '../../../report/report/web/action-registry.ts'
import { selectAllEstimateGroupBy } from '../contract/reading.ts'
import { isDecisionBarShown } from '../rules/decision-bar.ts'

export const action = defineReportAction({
  slot: 'bar',
  order: 1,
  isShownTo: isDecisionBarShown,
  // Of all stages: that a company keeps evaluations stage by stage is known only with the report.
  prefetch: async (queries, { address, facts, ...ids }) => {
    if (!facts.permissions.has('manualEvaluation') || !showsHeading('evaluation', address)) return
    await queries.prefetchQuery(callQuery(selectAllEstimateGroupBy, ofReport(ids)))
  },
  Part: lazyWithPreload(() => import('./decision/decision-bar.tsx').then((part) => part.DecisionBar)),
})
