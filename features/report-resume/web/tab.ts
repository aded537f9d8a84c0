import { lazy } from 'react'
import { defineReportTab } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: 0,
  feature: 'report-resume',
  isShownTo,
  Panel: lazy(() => import('./resume-panel.tsx').then((part) => ({ default: part.ResumePanel }))),
})
