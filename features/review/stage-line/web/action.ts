import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { readStanding } from '../../../candidates/stages/contract/standing.ts'
import { defineReportAction } from '../../../report/report/web/action-registry.ts'
import { askedQuery } from '../../recommend/web/asked-query.ts'

export const action = defineReportAction({
  slot: 'note',
  order: 0,
  isShownTo: ({ facts }) => !facts.isVisit,
  prefetch: async (queries, { candidateId }) => {
    const standing = callQuery(readStanding, ofCandidate(candidateId))
    await Promise.all([queries.prefetchQuery(standing), queries.prefetchQuery(askedQuery(candidateId))])
  },
  Part: lazyWithPreload(() => import('./stage-line.tsx').then((part) => part.StageLine)),
})
