import 'fake-indexeddb/auto'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { aPlan } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import {
  getInterviewerReceiveStatus,
  setInterviewerReceiveStatus,
} from '../../../meetings/planning/contract/receiving.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { answer, openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'

export const words = { 'report-plan': messages, feedback, drafts }

export function open(status: number | null, sequence = 0) {
  const address = { from: 'interviewPlan', interviewPlanId: '5' }
  answer(queryInterviewPlan, [aPlan('5')])
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: status, reason: null, sequence })
  answer(setInterviewerReceiveStatus, null)
  return show(<PlanPanel report={openReport({ address })} />, words)
}
