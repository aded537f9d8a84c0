import 'fake-indexeddb/auto'
import { hourMs } from '@candor/kernel/durations'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { aPlan, interviewer, ten } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { messages as feedback } from '../../../meetings/feedback/messages/cn.ts'
import { getInterviewerReceiveStatus } from '../../../meetings/planning/contract/receiving.ts'
import { cancelledPlan } from '../../../meetings/planning/rules/status.ts'
import { keepDraft, listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  asked,
  openReport,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages } from '../messages/cn.ts'
import { PlanPanel } from './plan-panel.tsx'
import { showPlans } from './plan-panel-under-test.tsx'

test('an empty interview plan leads to one’s own times [R2-008 P2-131]', async () => {
  answer(queryInterviewPlan, [])
  show(<PlanPanel report={openReport({})} />, { 'report-plan': messages, feedback })
  await screen.findByText('暂无面试安排')
  const link = screen.getByRole('link', { name: '更新可面试时间' })
  expect(link.getAttribute('href')).toBe('/datePicker')
})

test('the interview plan is a timeline, newest first, with the one that comes next in accent [R1-020 P2-130]', async () => {
  vi.useFakeTimers({ now: ten - hourMs, toFake: ['Date'] })
  const { entries } = await showPlans(
    aPlan('past', {
      interviewRoundName: '一面',
      interviewStartTime: ten - 72 * hourMs,
      interviewEndTime: null,
    }),
    aPlan('later', {
      interviewRoundName: '三面',
      interviewStartTime: ten + 48 * hourMs,
      interviewEndTime: null,
    }),
    aPlan('next', { interviewRoundName: '二面' }),
  )
  vi.useRealTimers()
  expect(entries.map((entry) => /[一二三]面/.exec(entry.textContent)?.[0])).toEqual(['三面', '二面', '一面'])
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(screen.getByText('3 场')).toBeTruthy()
})

const many = Array.from({ length: 120 }, (_, index) =>
  aPlan(`p${index}`, {
    interviewRoundName: `第 ${index} 轮`,
    interviewStartTime: ten - index * hourMs,
    interviewEndTime: null,
  }),
)

const rounds = () => screen.queryAllByText(/^第 \d+ 轮$/).map(({ textContent }) => textContent)

test('the newest of many plans are drawn, and older ones at each asking', async () => {
  const { entries, user } = await showPlans(...many)
  expect(entries).toHaveLength(50)
  expect(screen.getByText('120 场')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '显示更早的 50 场' }))
  expect(rounds()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: '显示更早的 20 场' }))
  expect(rounds()).toEqual(many.map(({ interviewRoundName }) => interviewRoundName))
  expect(screen.queryByRole('button', { name: /更早/ })).toBe(null)
})

test('the plan of the address is drawn among many, however old it is', async () => {
  answer(queryInterviewPlan, many)
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: null, reason: null, sequence: 0 })
  const report = openReport({ address: { interviewPlanId: 'p70' } })
  show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
  expect(await screen.findByText('第 70 轮')).toBeTruthy()
  expect(rounds()).toHaveLength(71)
  expect(screen.getByRole('button', { name: '显示更早的 49 场' })).toBeTruthy()
})

test('the next plan is drawn among many, however many come after it', async () => {
  vi.useFakeTimers({ now: ten - 60 * hourMs, toFake: ['Date'] })
  const { entries } = await showPlans(...many)
  vi.useRealTimers()
  expect(entries.findIndex((entry) => entry.getAttribute('aria-current') === 'true')).toBe(60)
})

test('unsent answers about a cancelled interview are no longer shown; those about others are', async () => {
  const { candidateId } = openReport()
  signInAs({ userId: 'u1' })
  for (const subject of ['cancel 1', 'offer 1', 'refuse-plan 1', 'plan 11', 'cancel 2', 'remark']) {
    await keepDraft({
      accountId: 'u1',
      candidateId,
      subject,
      value: { reason: '原因' },
      idempotencyKey: subject,
      unsent: { name: '林晓彤', href: '/shareurl' },
      savedAt: Date.now(),
    })
  }
  await showPlans(aPlan('1', { status: cancelledPlan }), aPlan('2'), aPlan('11'))
  const told = async () => (await listUnsent('u1')).map(({ subject }) => subject)
  await waitFor(async () => expect(await told()).toEqual(['cancel 2', 'plan 11', 'remark']))
})

const showPanel = () => show(<PlanPanel report={openReport()} />, { 'report-plan': messages })

test('without plans the tab says so', async () => {
  answer(queryInterviewPlan, [])
  showPanel()
  expect(await screen.findByText('暂无面试安排')).toBeTruthy()
})

test('without plans that could be loaded the server’s words stand in a toast, and they are asked for again on demand', async () => {
  refuse(queryInterviewPlan, '服务器繁忙')
  const { user } = showPanel()
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(toasts).toEqual(['服务器繁忙'])
  answer(queryInterviewPlan, [aPlan('a')])
  await user.click(retry)
  expect(await screen.findByText('技术初试')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('a user who plans interviews says what came of a plan that names nobody, and an interviewer does not [P4-024]', async () => {
  const { facts } = openReport()
  const report = { ...openReport(), facts: { ...facts, acts: new Set(['feedback'] as const) } }
  const open = (userType: string) => {
    signInAs({ userId: 'u1', userName: '陈薇安', userType })
    answer(queryInterviewPlan, [aPlan('a')])
    return show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
  }
  const { unmount } = open('general')
  expect(await screen.findByRole('button', { name: '填写反馈：陈薇安' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '面试未进行：陈薇安' })).toBeTruthy()
  unmount()
  open('interviewer')
  await screen.findByText('技术初试')
  expect(screen.queryByRole('button', { name: /填写反馈/ })).toBeNull()
})

test('the holder of an interview ahead is led to moving it; nobody is for other or past interviews', async () => {
  vi.useFakeTimers({ now: ten - hourMs, toFake: ['Date'] })
  const { facts } = openReport()
  const report = { ...openReport(), facts: { ...facts, acts: new Set(['feedback'] as const) } }
  const times = { interviewStartTime: ten, interviewEndTime: ten + hourMs }
  const own = { interviewerInfoList: [interviewer('周予川', { isOwn: true })] }
  answer(queryInterviewPlan, [
    aPlan('mine', { interviewRoundName: '技术面', ...times, ...own }),
    aPlan('theirs', { interviewRoundName: '二面', ...times, interviewerInfoList: [interviewer('韩砚秋')] }),
    aPlan('refused', {
      interviewRoundName: '三面',
      ...times,
      interviewerInfoList: [interviewer('周予川', { isOwn: true, interviewerReceiveStatus: 2 })],
    }),
    aPlan('past', {
      interviewRoundName: '一面',
      ...own,
      interviewStartTime: ten - 3 * hourMs,
      interviewEndTime: ten - 2 * hourMs,
    }),
  ])
  answer(getInterviewerReceiveStatus, { interviewerReceiveStatus: null, reason: null, sequence: 0 })
  show(<PlanPanel report={report} />, { 'report-plan': messages, feedback })
  const link = await screen.findByRole('link', { name: /改期/ })
  expect(link.getAttribute('aria-label')).toBe('为“技术面”改期')
  expect(link.getAttribute('href')).toBe('/datePicker')
})
