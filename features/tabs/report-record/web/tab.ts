import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { manualScoresQuery } from '../../../findings/manual-scores/web/manual-scores-query.ts'
import { canWatchRecord } from '../../../findings/recording/rules/player.ts'
import { defineInnerTab } from '../../../report/report/web/tabs/tab-registry.ts'

export const tab = defineInnerTab({
  of: aiTab,
  inner: 0,
  feature: 'report-record',
  isShownTo: canWatchRecord,
  hasCompactHeader: true,
  prefetchOpened: (queries, { interviewId }) => queries.prefetchQuery(manualScoresQuery(interviewId)),
  Panel: lazyWithPreload(() => import('./record-panel.tsx').then((part) => part.RecordPanel)),
})
