import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CandidateResponse } from '../../../candidates/interviews/rules/response.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { openReport, refuse, show, signIns } from '../../../report/report/web/panel-under-test.tsx'
import { messages as ownOpinion } from '../../../review/held-back/messages/cn.ts'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'
import { PlanTitle } from './plan-title.tsx'

test('no answer says nothing, and each answer has its word and a look of its own', () => {
  const looks = ([null, 'accepted', 'rejected'] as const).map((response: CandidateResponse | null) => {
    const plan = { roundName: '技术初试', isCancelled: false, response }
    const { container, unmount } = renderScreen(<PlanTitle plan={plan} />, {
      messages: { 'report-plan': messages },
      locale: 'cn',
    })
    const state = container.querySelector('span > span + span')
    const look = [state?.textContent ?? '', state?.className ?? '']
    unmount()
    return look
  })
  expect(looks.map(([word]) => word)).toEqual(['', '已接受', '已拒绝'])
  expect(new Set(looks.map(([, look]) => look)).size).toBe(3)
})

test.each([
  ['a sign-in that is over', 1004],
  ['an account that is signed in nowhere', 1001],
])('with %s the plan leads to the sign-in [P4-053]', async (_case, code) => {
  refuse(queryInterviewPlan, '请重新登录', code)
  show(<PlanPanel report={openReport()} />, { 'report-plan': messages, feedback, 'held-back': ownOpinion })
  await waitFor(() => expect(signIns.count).toBe(1))
  expect(screen.queryByText('暂无面试安排')).toBeNull()
})
