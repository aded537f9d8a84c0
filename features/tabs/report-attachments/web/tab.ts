import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { isLastResort, isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-attachments',
  isShownTo,
  isLastResort,
  Panel: lazyWithPreload(() => import('./attachments-panel.tsx').then((part) => part.AttachmentsPanel)),
})
