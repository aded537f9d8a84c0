import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import { answer, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { listOfferedTimes, offerTimes } from '../../appointments/contract/offering.ts'
import { listTakenTimes } from '../contract/reading.ts'
import { at, offered, open, place, prepareOffer, sendButton, sentTimes, time } from './offer-under-test.tsx'

prepareOffer()

test('times are chosen, counted by day, and sent once for all', async () => {
  const { user } = await open()
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  const from = screen.getByRole('textbox', { name: '从' })
  await user.clear(from)
  await user.type(from, '15:30{Enter}')
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  expect(within(screen.getByRole('contentinfo')).getByText('25日周三 2 个')).toBeTruthy()
  await user.click(sendButton())
  await waitFor(() => expect(offered()).toHaveLength(1))
  expect(sentTimes()).toMatchObject({
    interviewPlanId: 'plan1',
    times: [
      { startTime: at('25T10:00'), endTime: at('25T11:00') },
      { startTime: at('25T15:30'), endTime: at('25T16:30') },
    ],
  })
  expect(offered()[0]?.key).toBeTruthy()
})

test('times for a candidate who left the stage of the recommendation are offered after a question', async () => {
  const { user } = await open({ standing: 'left' })
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.click(sendButton())
  const question = within(await screen.findByRole('dialog', { name: '仍要安排面试？' }))
  expect(offered()).toEqual([])
  await user.click(question.getByRole('button', { name: '仍要安排' }))
  await waitFor(() => expect(offered()).toHaveLength(1))
})

test('the times of the stored offer show, without taken ones, and can be taken back', async () => {
  answer(listOfferedTimes, {
    revision: 0,
    times: [time('26T10:00'), time('26T14:00', { isTaken: true }), time('27T10:00', { state: 'left' })],
    reason: '周四下午不方便',
  })
  const { user } = await open()
  expect(screen.getByText('周四下午不方便')).toBeTruthy()
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
  answer(listOfferedTimes, { revision: 0, times: [], reason: null })
  await user.click(screen.getByRole('button', { name: '撤回全部时间' }))
  await waitFor(() => expect(offered()).toHaveLength(1))
  expect(sentTimes()).toMatchObject({ times: [] })
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回全部时间' })).toBeNull())
  expect(document.activeElement).toBe(sendButton())
})

test('chosen times stay if taking all back is refused', async () => {
  answer(listOfferedTimes, { revision: 0, times: [time('26T10:00')], reason: null })
  refuse(offerTimes, '这场面试已取消', codes.changedMeanwhile)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  expect(screen.getByText('2 个可选时间')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '撤回全部时间' }))
  await waitFor(() => expect(sentTimes()).toMatchObject({ times: [] }))
  expect(await screen.findByText('2 个可选时间')).toBeTruthy()
  expect(JSON.stringify((await findDraft(place))?.value)).toContain('slots":[{')
})

test('a time that is offered and withdrawn again hides none that a colleague offers later', async () => {
  answer(listOfferedTimes, { revision: 0, times: [time('26T10:00')], reason: null })
  const { user, queries } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  expect(screen.getByText('2 个可选时间')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^撤回此时间/ }))
  answer(listOfferedTimes, {
    revision: 0,
    times: [time('26T10:00'), time('27T10:00'), time('28T10:00')],
    reason: null,
  })
  await act(() => queries.refetchQueries())
  expect(await screen.findByText('3 个可选时间')).toBeTruthy()
})

test('a refusal is shown, and the chosen times stay', async () => {
  refuse(offerTimes, '候选人没有邮箱，无法发送链接')
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(toasts).toEqual(['候选人没有邮箱，无法发送链接']))
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
})

test('the zone of the candidate changes what o’clock it is there, and which hours are early', async () => {
  // That all zones are listed is a test of the list's own.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Shanghai', 'Europe/Berlin'])
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: '候选人时区' }))
  await user.click(await screen.findByRole('option', { name: '德国时间 · 中欧时间，UTC+01:00' }))
  expect(screen.getByText('候选人当地（中欧时间，UTC+01:00）为 03:00 至 04:00')).toBeTruthy()
  expect(screen.getByText('中欧时间 08:00 前或 21:00 后')).toBeTruthy()
})

test('times that are offered so far and cannot be loaded say so, and nothing is sent over them', async () => {
  refuse(listOfferedTimes, '暂时无法读取')
  const { user } = await open()
  expect(screen.getByText('已提供的时间未能载入。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
  expect(offered()).toEqual([])
})

test('a conflict of the interviewer with a chosen time is shown, and the time can be left out', async () => {
  answer(listTakenTimes, [
    {
      interviewerId: 'z1',
      times: [{ startTime: at('25T10:30'), endTime: at('25T11:30'), interviewPlanId: 'other', title: null }],
      freeTimes: [],
    },
  ])
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  await user.click(await screen.findByRole('button', { name: '去掉' }))
  expect(screen.queryByText('1 个可选时间')).toBeNull()
  // The line that asked is gone, and what is sent comes after it.
  expect(document.activeElement).toBe(sendButton())
})

test('a colleague’s offer made meanwhile is shown, and the reader chooses one of the two before sending', async () => {
  answer(listOfferedTimes, { revision: 3, times: [time('26T10:00')], reason: null })
  refuse(offerTimes, '同事刚刚更改了提供的时间', codes.changedMeanwhile)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  answer(listOfferedTimes, { revision: 4, times: [time('27T10:00')], reason: null })
  await user.click(sendButton())
  expect(await screen.findByText(/同事更改了提供的时间：27日周五 10:00 至 11:00/)).toBeTruthy()
  expect(sentTimes()).toMatchObject({ revision: 3 })
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
  answer(offerTimes, { isMailed: true })
  await user.click(screen.getByRole('button', { name: '改用我的' }))
  await user.click(sendButton())
  await waitFor(() => expect(offered()).toHaveLength(2))
  expect(sentTimes()).toMatchObject({
    revision: 4,
    times: [{ startTime: at('25T10:00') }, { startTime: at('26T10:00') }],
  })
})

test('a colleague’s offer takes the place of one’s own', async () => {
  answer(listOfferedTimes, { revision: 3, times: [time('26T10:00')], reason: null })
  const { user, queries } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  answer(listOfferedTimes, { revision: 4, times: [], reason: null })
  await act(() => queries.refetchQueries())
  expect(await screen.findByText(/同事撤回了提供的时间/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '采用同事的' }))
  expect(screen.getByText('尚未选择可选时间')).toBeTruthy()
  expect(screen.queryByText(/同事撤回了提供的时间/)).toBe(null)
})
