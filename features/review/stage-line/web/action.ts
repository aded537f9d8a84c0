import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { readStanding } from '../../../candidates/stages/contract/standing.ts'
import { defineReportAction } from '../../../report/report/web/action-registry.ts'

export const action = defineReportAction({
  slot: 'note',
  order: 0,
  isShownTo: ({ facts }) => !facts.isVisit,
  prefetch: (queries, { candidateId }) =>
    queries.prefetchQuery(callQuery(readStanding, ofCandidate(candidateId))),
  Part: lazyWithPreload(() => import('./stage-line.tsx').then((part) => part.StageLine)),
})
