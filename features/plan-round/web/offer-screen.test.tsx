import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as drafts } from '../../drafts/messages/cn.ts'
import { forgetDrafts } from '../../drafts/web/draft-store.ts'
import { answer, openReport, posted, refuse, show, toasts } from '../../report/web/panel-under-test.tsx'
import { readPlans } from '../../report-plan/rules.ts'
import { listOfferedTimes, offerTimes } from '../../scheduling/contract/offering.ts'
import { messages } from '../messages/cn.ts'
import { OfferScreen } from './offer-screen.tsx'

const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const time = (text: string, more: object = {}) => ({
  startTime: at(text),
  endTime: at(text) + 3_600_000,
  state: 'open' as const,
  isTaken: false,
  ...more,
})

const [plan] = readPlans([
  {
    id: 'plan1',
    interviewDate: null,
    interviewStartTime: null,
    interviewEndTime: null,
    interviewRoundName: '技术初试',
    interviewRoundId: null,
    createUserName: null,
    createDate: at('20T10:00'),
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
    interviewFeedbackList: [],
    interviewerInfoList: [
      {
        interviewerId: null,
        interviewerName: '周予川',
        interviewerPassword: null,
        interviewerPcInterviewUrl: null,
        znInterviewFeedbackVO: null,
        feedbackHiddenBy: null,
        isOwn: false,
        templateInfo: null,
      },
    ],
  },
])

beforeEach(() => {
  vi.useFakeTimers({ now: at('24T09:00'), toFake: ['Date'] })
  answer(listOfferedTimes, { times: [], reason: null })
  answer(offerTimes, { isMailed: true })
})
afterEach(async () => {
  await forgetDrafts('')
  vi.useRealTimers()
})

async function open() {
  if (!plan) throw new Error('there is a plan')
  const report = openReport({ timeZone: 'Asia/Shanghai' })
  const view = show(<OfferScreen report={report} plan={plan} />, { 'plan-round': messages, drafts })
  await waitFor(() =>
    expect(screen.getByRole('list', { name: '日期' }).getAttribute('aria-busy')).toBe('false'),
  )
  return view
}
/** What was sent with the last call, which is JSON. */
const sentTimes = () => JSON.parse(Object.keys(posted.at(-1)?.body ?? {})[0] ?? 'null')
const sendButton = () => screen.getByRole('button', { name: /^提供.*给|^提供可选时间/ })

test('times are chosen, counted by day, and sent once for all', async () => {
  const { user } = await open()
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  const from = screen.getByRole('textbox', { name: '从' })
  await user.clear(from)
  await user.type(from, '15:30{Enter}')
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  expect(within(screen.getByRole('contentinfo')).getByText('25日周三 2 个')).toBeTruthy()
  await user.click(sendButton())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sentTimes()).toMatchObject({
    interviewPlanId: 'plan1',
    times: [
      { startTime: at('25T10:00'), endTime: at('25T11:00') },
      { startTime: at('25T15:30'), endTime: at('25T16:30') },
    ],
  })
  expect(posted[0]?.key).toBeTruthy()
})

test('what the candidate has already is shown, without what is taken, and can be taken back', async () => {
  answer(listOfferedTimes, {
    times: [time('26T10:00'), time('26T14:00', { isTaken: true }), time('27T10:00', { state: 'left' })],
    reason: '周四下午不方便',
  })
  const { user } = await open()
  expect(screen.getByText('周四下午不方便')).toBeTruthy()
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: '撤回全部时间' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sentTimes()).toMatchObject({ times: [] })
})

test('a refusal is said, and what was chosen stays', async () => {
  refuse(offerTimes, '候选人没有邮箱，无法发送链接')
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(toasts).toEqual(['候选人没有邮箱，无法发送链接']))
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
})

test('the zone of the candidate changes what o’clock it is there, and which hours are early', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: '候选人时区' }))
  await user.click(await screen.findByRole('option', { name: 'Berlin，UTC+01:00' }))
  expect(screen.getByText('候选人当地（Berlin，UTC+01:00）为 03:00 至 04:00')).toBeTruthy()
  expect(screen.getByText('Berlin 时间 08:00 前或 21:00 后')).toBeTruthy()
})

test('times that are offered so far and cannot be loaded say so, and nothing is sent over them', async () => {
  refuse(listOfferedTimes, '暂时无法读取')
  const { user } = await open()
  expect(screen.getByText('已提供的时间暂时无法显示。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(posted).toEqual([])
})
