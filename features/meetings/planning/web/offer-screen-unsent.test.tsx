import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { answer, refuse } from '../../../report/report/web/panel-under-test.tsx'
import { listOfferedTimes, offerTimes } from '../../appointments/contract/offering.ts'
import { listTakenTimes } from '../contract/reading.ts'
import { emptyOffer, type OfferDraft } from './offer-draft.ts'
import { at, offered, open, place, prepareOffer, sendButton, sentTimes, time } from './offer-under-test.tsx'

prepareOffer()

const slot = (text: string, isKept = false) => ({ startsAt: at(text), endsAt: at(text) + 3_600_000, isKept })

const keepUnsent = (slots: OfferDraft['slots']) =>
  keepDraft({
    ...place,
    value: { ...emptyOffer, slots },
    idempotencyKey: crypto.randomUUID(),
    unsent: { name: '苏晴岚', href: '/offer-times' },
    savedAt: Date.now(),
  })

test('times that are offered although the answer was lost hide no later ones', async () => {
  await keepUnsent([slot('26T10:00')])
  answer(listOfferedTimes, { revision: 0, times: [time('26T10:00')], reason: null })
  const first = await open()
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
  first.unmount()
  answer(listOfferedTimes, { revision: 0, times: [time('26T10:00'), time('27T10:00')], reason: null })
  await open()
  expect(await screen.findByText('2 个可选时间')).toBeTruthy()
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
})

test('an offer whose answer was lost is stored too where a time was kept although taken, or is past by now', async () => {
  const taken = { startTime: at('26T14:00'), endTime: at('26T16:00'), interviewPlanId: 'other', title: null }
  answer(listTakenTimes, [{ interviewerId: 'z1', times: [taken], freeTimes: [] }])
  const times = [time('24T08:00'), time('26T14:00', { isTaken: true }), time('27T10:00')]
  answer(listOfferedTimes, { revision: 0, times, reason: null })
  await keepUnsent([slot('24T08:00'), slot('26T14:00', true), slot('27T10:00')])
  await open()
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null)
})

test('an offer that did not reach the server says so on its page, and is sent again', async () => {
  await keepUnsent([slot('26T10:00')])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(offered()).toHaveLength(1))
  expect(sentTimes()).toMatchObject({ times: [{ startTime: at('26T10:00'), endTime: at('26T11:00') }] })
  await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
})

test('times that are all past by now are not sent again: that would take back what is offered', async () => {
  await keepUnsent([slot('24T08:00')])
  answer(listOfferedTimes, { revision: 0, times: [time('27T10:00')], reason: null })
  await open()
  const again = await screen.findByRole('button', { name: '重新提交' })
  expect(again).toHaveProperty('ariaDisabled', 'true')
})

test('taking all back with something changed, without an answer, is sent again as such until it is known to be stored', async () => {
  answer(listOfferedTimes, { revision: 0, times: [time('26T10:00')], reason: null })
  const { user, queries } = await open()
  await user.click(screen.getByRole('button', { name: /^提供此时间/ }))
  expect(screen.getByText('2 个可选时间')).toBeTruthy()
  refuse(offerTimes, 'M', codes.tokenExpired)
  await user.click(screen.getByRole('button', { name: '撤回全部时间' }))
  expect(await screen.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
  expect(screen.getByText('1 个可选时间')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(offered()).toHaveLength(2))
  expect(sentTimes()).toMatchObject({ times: [] })
  expect(offered()[1]?.key).toBe(offered()[0]?.key)
  answer(listOfferedTimes, { revision: 0, times: [], reason: null })
  await act(() => queries.refetchQueries())
  await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  expect(await findDraft(place)).toBe(null)
})
