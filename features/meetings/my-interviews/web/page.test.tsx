import { hourMs } from '@candor/kernel/durations'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { messages as report } from '../../../report/report/messages/cn.ts'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { findCalendarAddress } from '../../planning/contract/calendar.ts'
import { listMyInterviews, type OwnInterview } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { MyInterviewsPage } from './page.tsx'

const now = Date.parse('2026-11-24T09:00:00+08:00')
const interview = (
  interviewPlanId: string,
  hours: number,
  more: Partial<OwnInterview> = {},
): OwnInterview => ({
  interviewPlanId,
  jobseekerChannelId: 'c1',
  candidateName: '苏晴岚',
  candidateNameLatin: null,
  positionName: '后端',
  positionNameLatin: null,
  interviewRoundName: `轮次 ${interviewPlanId}`,
  interviewStartTime: now + hours * hourMs,
  interviewEndTime: now + (hours + 1) * hourMs,
  planRoomType: 3,
  offlineLocation: null,
  interviewerReceiveStatus: 0,
  responseStatus: 0,
  ...more,
})
const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .flatMap((link) => link.getAttribute('aria-label') ?? [])

beforeEach(() => {
  answer(findCalendarAddress, { madeAt: null, lastReadAt: null })
})

test('due feedback stands first, then today, then later, each with its actions', async () => {
  answer(listMyInterviews, {
    now,
    coming: [interview('a', 2), interview('b', 48, { interviewerReceiveStatus: 1 })],
    feedbackDue: [interview('c', -5)],
    undated: [],
    mails: 'sent',
  })
  show(<MyInterviewsPage />, { 'my-interviews': messages, manage, session, report })
  expect(await screen.findByText('待答复')).toBeTruthy()
  expect(names('待填写反馈')).toEqual(['填写反馈：苏晴岚，轮次 c', '查看安排：苏晴岚，轮次 c'])
  expect(names('今天')).toEqual(['答复邀请：苏晴岚，轮次 a'])
  const [toReport] = within(screen.getByRole('region', { name: '今天' })).getAllByRole('link', {
    name: '苏晴岚',
  })
  expect(toReport?.getAttribute('href')).toContain('/shareurl?')
  expect(names('之后')).toEqual(['查看安排：苏晴岚，轮次 b'])
  expect(screen.getByRole('link', { name: '填写反馈：苏晴岚，轮次 c' }).getAttribute('href')).toContain(
    '/emailFeedback',
  )
})

test('an interview that its candidate does not come to says so, and is not to be answered [P4-016]', async () => {
  const coming = [interview('a', 2, { responseStatus: 2 }), interview('b', 48, { responseStatus: 3 })]
  answer(listMyInterviews, { now, coming, feedbackDue: [], undated: [], mails: 'sent' })
  show(<MyInterviewsPage />, { 'my-interviews': messages, manage, session, report })
  expect(await screen.findByText('候选人不能参加')).toBeTruthy()
  expect(screen.getByText('候选人已取消')).toBeTruthy()
  expect(screen.queryByText('待答复')).toBeNull()
  expect(names('今天')).toEqual(['查看安排：苏晴岚，轮次 a'])
})

test('an interview without a time stands by itself, with its day where it has one', async () => {
  const { interviewStartTime: _, interviewEndTime: __, ...plan } = interview('a', 0)
  const undated = [
    { ...plan, interviewDate: '2026-12-01' },
    { ...plan, interviewPlanId: 'b', interviewRoundName: '轮次 b', interviewDate: null },
  ]
  answer(listMyInterviews, { now, coming: [], feedbackDue: [], undated, mails: 'sent' })
  show(<MyInterviewsPage />, { 'my-interviews': messages, manage, session, report })
  const section = within(await screen.findByRole('region', { name: '时间待定' }))
  expect(section.getByText('2026-12-01 Tue，时间待定')).toBeTruthy()
  expect(section.getByText('时间待定', { selector: 'p' })).toBeTruthy()
  expect(section.queryByRole('button', { name: /改期/ })).toBe(null)
})

test('without any it says so, and leads to the free times', async () => {
  answer(listMyInterviews, { now, coming: [], feedbackDue: [], undated: [], mails: 'sent' })
  show(<MyInterviewsPage />, { 'my-interviews': messages, manage, session, report })
  expect(await screen.findByText('没有安排给您的面试')).toBeTruthy()
  expect(screen.getByRole('link', { name: '更新可面试时间' })).toBeTruthy()
})
