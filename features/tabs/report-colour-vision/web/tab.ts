import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-colour-vision',
  isShownTo,
  Panel: lazyWithPreload(() => import('./colour-vision-panel.tsx').then((part) => part.ColourVisionPanel)),
})
