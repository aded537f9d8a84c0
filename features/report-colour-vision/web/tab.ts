import { defineReportTab, later } from '../../report/web/tab-registry.ts'
import { isShownTo, tabNumber } from '../rules.ts'

export const tab = defineReportTab({
  number: tabNumber,
  feature: 'report-colour-vision',
  isShownTo,
  Panel: later(() => import('./colour-vision-panel.tsx').then((part) => part.ColourVisionPanel)),
})
