import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { showsHeading } from '../../../../report/report/rules/modes.ts'
import { defineReportAction } from '../../../../report/report/web/action-registry.ts'
import { signedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { recommendationQuery } from '../recommendation-query.ts'

export const action = defineReportAction({
  slot: 'note',
  order: 1,
  isShownTo: ({ address }) => showsHeading('recommend', address),
  prefetch: async (queries, report) => {
    const viewerId = signedIn()?.userInfo.userId
    if (!viewerId || !showsHeading('recommend', report.address)) return
    await queries.prefetchQuery(recommendationQuery(report, viewerId))
  },
  Part: lazyWithPreload(() => import('../answer-note.tsx').then((part) => part.AnswerNote)),
})
