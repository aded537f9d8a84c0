import { defineReportTab, later } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: 0,
  feature: 'report-resume',
  isShownTo,
  Panel: later(() => import('./resume-panel.tsx').then((part) => part.ResumePanel)),
})
