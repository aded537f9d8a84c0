import { defineReportTab, later } from '../../report/web/tab-registry.ts'
import { isShownTo, tabNumber } from '../rules.ts'

export const tab = defineReportTab({
  number: tabNumber,
  feature: 'report-competency',
  isShownTo,
  Panel: later(() => import('./competency-panel.tsx').then((part) => part.CompetencyPanel)),
})
