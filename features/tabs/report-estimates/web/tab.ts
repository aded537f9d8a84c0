import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { countParts } from '../../../review/evaluations/rules/records.ts'
import { type Unread, unreadQuery } from '../../../review/evaluations/web/unread.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-estimates',
  isShownTo,
  countQuery: (report) => ({
    ...unreadQuery(report),
    // No count beside the name when everything is read.
    select: ({ records }: Unread) => countParts(records) || null,
    isUnread: true,
  }),
  Panel: lazyWithPreload(() => import('./estimates-panel.tsx').then((part) => part.EstimatesPanel)),
})
