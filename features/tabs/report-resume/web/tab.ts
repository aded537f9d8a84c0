import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'
import { originalQuery } from './original-query.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-resume',
  isShownTo,
  prefetchOpened: (queries, report) => queries.prefetchQuery(originalQuery(report)),
  Panel: lazyWithPreload(() => import('./resume-panel.tsx').then((part) => part.ResumePanel)),
})
