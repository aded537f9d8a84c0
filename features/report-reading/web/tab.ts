import { defineReportTab, later } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 9,
  feature: 'report-reading',
  isShownTo,
  Panel: later(() => import('./reading-panel.tsx').then((part) => part.ReadingPanel)),
})
