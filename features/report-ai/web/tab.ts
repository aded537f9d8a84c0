import { lazy } from 'react'
import { defineReportTab } from '../../report/web/tab-registry.ts'
import { canReadAiInterview } from '../rules.ts'

export const tab = defineReportTab({
  number: 1,
  feature: 'report-ai',
  isShownTo: canReadAiInterview,
  Panel: lazy(() => import('./ai-interview-panel.tsx').then((part) => ({ default: part.AiInterviewPanel }))),
})
