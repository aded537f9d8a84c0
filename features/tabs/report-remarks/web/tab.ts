import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import type { RemarkEntry } from '../contract.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'
import { isAnyUnreadable, readRemarks } from '../rules.ts'
import { remarksQuery } from './remarks-query.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-remarks',
  isShownTo,
  countQuery: (report) => ({
    ...remarksQuery(report),
    // How many there are is not known where some cannot be read.
    select: (entries: RemarkEntry[]) => (isAnyUnreadable(entries) ? null : readRemarks(entries).length),
  }),
  Panel: lazyWithPreload(() => import('./remarks-panel.tsx').then((part) => part.RemarksPanel)),
})
