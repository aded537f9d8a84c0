import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { type PlanEntry, queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { answer, openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'

export async function showPlans(...plans: PlanEntry[]) {
  answer(queryInterviewPlan, plans)
  const view = show(<PlanPanel report={openReport({ timeZone: 'Asia/Shanghai' })} />, {
    'report-plan': messages,
    feedback,
  })
  const items = await screen.findAllByText(/创建人/)
  const entries = items.map((item) => item.closest('li')).filter((entry) => entry !== null)
  return { ...view, entries }
}
