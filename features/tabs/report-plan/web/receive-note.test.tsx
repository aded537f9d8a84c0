import 'fake-indexeddb/auto'
import { hourMs } from '@candor/kernel/durations'
import { noticeKind } from '@candor/testkit/web/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listCandidateLabel } from '../../../candidates/candidates/contract.ts'
import { listOfferedTimes } from '../../../meetings/appointments/contract/offering.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { aPlan, interviewer, ten } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { listMyInterviews } from '../../../meetings/my-interviews/contract.ts'
import { listTakenTimes } from '../../../meetings/planning/contract/reading.ts'
import {
  getInterviewerReceiveStatus,
  setInterviewerReceiveStatus,
} from '../../../meetings/planning/contract/receiving.ts'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { queryRoundScores } from '../../../review/rating-grid/contract.ts'
import { getUserInfo, updateWechatHint } from '../../../sign-in/session/contract.ts'
import { signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser, signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { PlanPanel } from './plan-panel.tsx'
import { open, words } from './receive-note-under-test.tsx'

test('an interviewer who has not answered is asked about the plan that the address names [R2-020 R4-030]', async () => {
  open(0)
  const note = await screen.findByRole('region', { name: '是否参加面试：技术初试' })
  expect(note.textContent).toContain('请确认您是否参加“技术初试”')
  expect(asked.some((address) => address.endsWith('getInterviewerReceiveStatus?interviewPlanId=5'))).toBe(
    true,
  )
})

test.each([
  [0, true],
  [1, false],
  [2, false],
])(
  'an interviewer with status %i the note waits for an answer, which hides the bar of decisions: %s',
  async (status, asks) => {
    open(status)
    const note = await screen.findByRole('region', { name: '是否参加面试：技术初试' })
    expect(note.hasAttribute('data-asks')).toBe(asks)
  },
)

test('an interviewer who refuses says why, and status 2 is sent [R4-031 R8-009]', async () => {
  const { user } = open(0)
  const note = await screen.findByRole('region', { name: '是否参加面试：技术初试' })
  await user.click(within(note).getByRole('button', { name: '拒绝' }))
  const sheet = await screen.findByRole('dialog', { name: '拒绝面试' })
  await user.type(within(sheet).getByRole('textbox', { name: /拒绝原因/ }), '当天出差')
  await user.click(within(sheet).getByRole('button', { name: '拒绝' }))
  expect(await noticeKind('操作成功')).toBe('success')
  const sent = posted.find(({ path }) => path === setInterviewerReceiveStatus.path)
  expect(sent?.body).toEqual({
    interviewPlanId: '5',
    interviewerReceiveStatus: '2',
    reason: '当天出差',
  })
})

test('an interviewer an answer makes everything old that tells of the plan: its timeline, the own list, and what is taken', async () => {
  const { user, queries } = open(0)
  const others = [listMyInterviews, listTakenTimes, listOfferedTimes, queryRoundScores]
  for (const { path } of [...others, listCandidateLabel]) queries.setQueryData([path, {}], [])
  const isOld = ({ path }: { path: string }) => queries.getQueryState([path, {}])?.isInvalidated
  await screen.findByRole('region', { name: '是否参加面试：技术初试' })
  const timesRead = () => asked.filter((address) => address.includes(queryInterviewPlan.path)).length
  const before = timesRead()
  await user.click(screen.getByRole('button', { name: '接受' }))
  await waitFor(() => expect(timesRead()).toBe(before + 1))
  expect(others.map(isOld)).toEqual([true, true, true, true])
  expect(isOld(listCandidateLabel)).toBe(false)
})

test('an interviewer is told that an answer failed and why, and is not asked again where nothing can be answered [R8-008]', async () => {
  const { user } = open(0)
  refuse(setInterviewerReceiveStatus, '这场面试已取消', 1012)
  const accept = await screen.findByRole('button', { name: '接受' })
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: null, reason: null, sequence: 0 })
  await user.click(accept)
  expect(await noticeKind('操作失败：这场面试已取消')).toBe('danger')
  await waitFor(() => expect(screen.queryByRole('region', { name: '是否参加面试：技术初试' })).toBeNull())
})

/** Accepts with a hint as the server keeps it, and as the browser remembers it. */
const accept = async (isWechatHint: number, remembered = isWechatHint) => {
  signInAs({ isWechatHint: remembered })
  answer(getUserInfo, fakeUser({ isWechatHint }))
  const view = open(0)
  await screen.findByText(/请确认您是否参加/)
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: 1, reason: null, sequence: 0 })
  await view.user.click(screen.getByRole('button', { name: '接受' }))
  await screen.findByText('您已接受“技术初试”')
  return view
}

const prompt = { name: '更新您的可面试时间' }

const hints = () => asked.filter((address) => address.startsWith(updateWechatHint.path))

test('an interviewer who accepts is reminded of their own times while the hint is on, until they wish no more [R4-033]', async () => {
  answer(updateWechatHint, null)
  const first = await accept(1)
  const dialog = within(await screen.findByRole('region', prompt))
  expect(dialog.getByRole('link', { name: '更新可面试时间' }).getAttribute('href')).toBe('/datePicker')
  expect(dialog.getByRole('checkbox', { name: '不再提醒', checked: false })).toBeTruthy()
  await first.user.click(dialog.getByRole('button', { name: '暂不更新' }))
  expect([hints(), signedIn()?.userInfo.isWechatHint]).toEqual([[], 1])
  first.unmount()

  const second = await accept(1)
  const again = within(await screen.findByRole('region', prompt))
  await second.user.click(again.getByRole('checkbox', { name: '不再提醒' }))
  await second.user.click(again.getByRole('button', { name: '暂不更新' }))
  await waitFor(() => expect(signedIn()?.userInfo.isWechatHint).toBe(0))
  expect(hints()).toEqual([`${updateWechatHint.path}?isWechatHint=0`])
  expect(screen.queryByRole('region', prompt)).toBeNull()
})

test.each([
  ['here', 0],
  ['on the page of a mail', 1],
])(
  'an interviewer who accepts with the hint turned off %s is reminded of nothing [R4-033]',
  async (_where, remembered) => {
    await accept(0, remembered)
    expect(await noticeKind('操作成功')).toBe('success')
    expect(screen.queryByRole('region', prompt)).toBeNull()
  },
)

test.each([
  [en, 'Keep your availability up to date', 'Do not remind me again'],
  [zhTW, '更新您的可面試時間', '不再提醒'],
])('an interviewer the reminder has its words in every language', ({ times }, title, never) => {
  expect([times.title, times.never]).toEqual([title, never])
})

test('an interviewer who refused reads so, and may accept after all [P4-062]', async () => {
  const { user } = open(2)
  expect(await screen.findByText('您已拒绝“技术初试”')).toBeTruthy()
  expect(screen.getByRole('button', { name: '拒绝', pressed: true })).toBeTruthy()
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: 1, reason: null, sequence: 0 })
  await user.click(screen.getByRole('button', { name: '接受' }))
  expect(await screen.findByText('您已接受“技术初试”')).toBeTruthy()
})

test('an interviewer reads the server’s words where their answer could not be read, and asks for it again [P8-013]', async () => {
  answer(queryInterviewPlan, [aPlan('5')])
  refuse(getInterviewerReceiveStatus, 'M', 9)
  const report = openReport({ address: { from: 'interviewPlan', interviewPlanId: '5' } })
  const { user } = show(<PlanPanel report={report} />, words)
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(toasts).toEqual(['M'])
  expect(screen.getByText(/您对面试的答复未能载入/)).toBeTruthy()
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: 0, reason: null, sequence: 0 })
  await user.click(retry)
  expect(await screen.findByText('请确认您是否参加“技术初试”')).toBeTruthy()
  expect(screen.queryByText(/您对面试的答复未能载入/)).toBeNull()
})

test('an interviewer is asked about each of their interviews that can still be answered, by every way here [R4-030 P4-062]', async () => {
  vi.useFakeTimers({ now: ten - 48 * hourMs, toFake: ['Date'] })
  const own = { interviewerInfoList: [interviewer('周予川', { isOwn: true })] }
  const plans = [
    aPlan('1', {
      ...own,
      interviewRoundName: '技术二面',
      interviewStartTime: null,
      interviewEndTime: null,
    }),
    aPlan('2', own),
  ]
  answer(queryInterviewPlan, plans)
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: 0, reason: null, sequence: 0 })
  answer(setInterviewerReceiveStatus, null)
  const { user } = show(<PlanPanel report={openReport()} />, words)
  const note = await screen.findByRole('region', { name: '是否参加面试：技术二面' })
  expect(await screen.findByText('请确认您是否参加“技术初试”')).toBeTruthy()
  await user.click(within(note).getByRole('button', { name: '接受' }))
  expect(await noticeKind('操作成功')).toBe('success')
  const sent = posted.filter(({ path }) => path === setInterviewerReceiveStatus.path)
  expect(sent.map(({ body }) => body.interviewPlanId)).toEqual(['1'])
})

test('an interviewer whom the plan does not name is not asked', async () => {
  open(null)
  await screen.findByText('技术初试')
  expect(screen.queryByRole('region', { name: '是否参加面试：技术初试' })).toBeNull()
})
