import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { isBesideOthers, isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'timeline',
  isShownTo,
  isBesideOthers,
  Panel: lazyWithPreload(() => import('./timeline-panel.tsx').then((part) => part.TimelinePanel)),
})
