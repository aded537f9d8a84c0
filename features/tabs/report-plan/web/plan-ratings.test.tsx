import type { ReplyOf } from '@candor/call/define'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSatisfaction } from '../../../meetings/appointments/contract/satisfaction.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { getInterviewerReceiveStatus } from '../../../meetings/planning/contract/receiving.ts'
import {
  answer,
  asked,
  openReport,
  refuse,
  show,
  signIns,
} from '../../../report/report/web/panel-under-test.tsx'
import { listPageLinks } from '../../../visitors/candidate-pages/contract/links.ts'
import { messages as pages } from '../../../visitors/candidate-pages/messages/cn.ts'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'

const words = { 'report-plan': messages, feedback, 'candidate-pages': pages }

const plan = {
  id: 'a',
  interviewDate: null,
  interviewStartTime: Date.UTC(2026, 2, 16, 2),
  interviewEndTime: null,
  interviewRoundName: '技术初试',
  interviewRoundId: null,
  createUserName: '陈薇安',
  createDate: 0,
  planRoomType: 0,
  status: 0,
  responseStatus: 0,
  guestUserList: [],
  interviewRoomNo: null,
  tencentMeetingUrl: null,
  candidatePassword: null,
  interviewOtherInfo: null,
  offlineLocation: null,
  positionId: 'p1',
  interviewerInfoList: [],
  interviewFeedbackList: [],
}

type Rated = ReplyOf<typeof listSatisfaction>['ratings'][number]

const ratingsOf = (...ratings: readonly Rated[]) => ({
  ratings: [...ratings],
  isWaiting: false,
  ofPosition: null,
})

function open(acts: readonly 'plan'[], address: object = {}) {
  answer(listPageLinks, { hasEmail: true, pages: ['idCard'], isInterviewOver: false, links: [] })
  const report = openReport({ timeZone: 'Asia/Shanghai', address })
  const facts = { ...report.facts, acts: new Set(acts) }
  return show(<PlanPanel report={{ ...report, facts }} />, words)
}

test('a user who plans interviews reads how the candidate rated one', async () => {
  answer(queryInterviewPlan, [plan])
  const answeredTime = Date.UTC(2026, 2, 16, 4)
  answer(listSatisfaction, ratingsOf({ interviewPlanId: 'a', score: 4, content: '很专业', answeredTime }))
  open(['plan'])
  const name = await screen.findByText('候选人满意度', { selector: 'dt' })
  const said = name.nextElementSibling
  if (!(said instanceof HTMLElement)) throw new Error('the answer is missing')
  expect(within(said).getByText('很专业')).toBeTruthy()
  expect(said.textContent).toContain('4 / 5')
  expect(said.textContent).toContain('2026-03-16 12:00:00')
})

test('a user who plans interviews is told that the rating could not be read, and reads it by asking again', async () => {
  answer(queryInterviewPlan, [plan])
  refuse(listSatisfaction, 'no', 500)
  open(['plan'])
  expect((await screen.findByRole('alert')).textContent).toContain('候选人满意度未能载入')
  answer(listSatisfaction, ratingsOf({ interviewPlanId: 'a', score: 4, content: '很专业', answeredTime: 0 }))
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  expect(await screen.findByText('很专业')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nobody else asks for it', async () => {
  answer(queryInterviewPlan, [plan])
  open([])
  await screen.findByText('技术初试')
  expect(asked.some((address) => address.startsWith(listSatisfaction.path))).toBe(false)
})

test.each([1001, 1004])('code %i of any call of the plan leads to sign-in [P4-053]', async (code) => {
  refuse(queryInterviewPlan, 'no', code)
  refuse(listSatisfaction, 'no', code)
  refuse(getInterviewerReceiveStatus, 'no', code)
  open(['plan'], { from: 'interviewPlan', interviewPlanId: 'a' })
  await waitFor(() => expect(signIns.count).toBe(3))
})

test('before the decision only a sum of five or more shows, and that a rating waits', async () => {
  answer(queryInterviewPlan, [plan])
  answer(listSatisfaction, {
    ratings: [],
    isWaiting: true,
    ofPosition: { count: 6, averageScore: 4.2 },
  })
  open(['plan'])
  expect(await screen.findByText('候选人已评价面试，作出录用决定后显示在这里。')).toBeTruthy()
  expect(screen.getByText('这个职位的候选人满意度：平均 4.2 / 5，共 6 条。')).toBeTruthy()
})
