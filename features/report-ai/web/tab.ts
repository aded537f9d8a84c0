import { lazy } from 'react'
import { defineReportTab } from '../../report/web/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 1,
  feature: 'report-ai',
  isShownTo,
  Panel: lazy(() => import('./ai-interview-panel.tsx').then((part) => ({ default: part.AiInterviewPanel }))),
})
