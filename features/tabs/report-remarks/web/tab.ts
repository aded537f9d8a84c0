import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { countRemarks } from '../rules/entries.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'
import { remarksQuery } from './remarks-query.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-remarks',
  isShownTo,
  countQuery: (report) => ({
    ...remarksQuery(report),
    select: countRemarks,
  }),
  Panel: lazyWithPreload(() => import('./remarks-panel.tsx').then((part) => part.RemarksPanel)),
})
