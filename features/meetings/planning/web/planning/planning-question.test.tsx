import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages as shortlist } from '../../../../candidates/shortlist/messages/cn.ts'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { factsOf } from '../../../../report/report/rules/facts-of.ts'
import { answer, openReport, posted, refuse, show } from '../../../../report/report/web/panel-under-test.tsx'
import { createInterviewPlans } from '../../contract/planning.ts'
import {
  listInterviewers,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../../contract/reading.ts'
import { messages } from '../../messages/cn.ts'
import { PlanningScreen } from './planning-screen.tsx'

const sent = () => posted.filter(({ path }) => path === createInterviewPlans.path)
const sendButton = () => screen.getByRole('button', { name: /^安排在/ })

test('planning with a candidate after a withdrawn recommendation asks first, and once', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00+08:00'), toFake: ['Date'] })
  answer(listTakenTimes, [])
  answer(listRoomTypes, { planRoomTypes: [0, 3, 4] })
  answer(listInterviewRounds, [
    { interviewRoundId: 'r1', interviewRoundName: '技术初试', templateName: '技术面试评价' },
  ])
  answer(listInterviewers, [{ interviewerId: 'z1', interviewerName: '周予川', email: 'zhou@hailan.example' }])
  refuse(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile, {
    field: 'interviewerIds',
    interviewerIds: ['z1'],
  })
  const report = openReport({ timeZone: 'Asia/Shanghai', facts: factsOf({ standing: 'withdrawn' }) })
  const { user } = show(<PlanningScreen report={report} current={null} plannedRoundIds={new Set()} />, {
    planning: messages,
    shortlist,
    drafts,
  })
  await screen.findByText(/评估表/)
  await user.click(screen.getByRole('combobox', { name: '添加面试官' }))
  await user.click(await screen.findByRole('option', { name: /周予川/ }))
  await user.click(sendButton())
  const question = within(await screen.findByRole('dialog', { name: '仍要安排面试？' }))
  expect(question.getByText('对这位候选人的推荐已撤回，不再等待评价。')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '返回' }))
  expect(sent()).toEqual([])
  await user.click(sendButton())
  await user.click(await screen.findByRole('button', { name: '仍要安排' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
  await user.click(await screen.findByRole('button', { name: '仍然安排' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
})
