import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { readServerClock } from '@candor/call/web/server-clock'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { saveInterviewerTimes } from '../contract/own-times.ts'
import { OwnTimesPage } from './own-times-page.tsx'
import { showLinkPage } from './page-under-test.tsx'

const page = (
  <ToastProvider>
    <OwnTimesPage />
  </ToastProvider>
)

/** A day on which no clock is changed, and the one after it. */
const day = '2027-01-05'
const nextDay = '2027-01-06'
const at = (clock: string, on = day) => Date.parse(`${on}T${clock}`)
const time = (from: string, to: string) => ({ startTime: at(from), endTime: at(to) })
const listed = (from: string, to: string) => [{ date: '', ...time(from, to) }]

// What is over is refused, and what is more than a year ahead.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-12-06T12:00:00Z'), toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await forgetDrafts('')
})

test('what has not changed cannot be saved, nor what is as it was again', async () => {
  const { asked, user } = showLinkPage(page, [[]], 'cn', { manage })
  const save = await screen.findByRole('button', { name: '保存' })
  expect(save.ariaDisabled).toBe('true')
  await user.click(save)
  await user.click(screen.getByRole('button', { name: '添加时间' }))
  expect(save.ariaDisabled).toBeNull()
  await user.click(screen.getByRole('button', { name: '删除第 1 个时间' }))
  expect(save.ariaDisabled).toBe('true')
  await user.click(save)
  expect(asked).toHaveLength(1)
})

test('an interviewer says when they are free, and is told what is wrong before anything is sent [R2-007 P2-033]', async () => {
  const { asked, user } = showLinkPage(page, [[], null, []], 'cn', { manage })
  await user.click(await screen.findByRole('button', { name: '添加时间' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByRole('alert').textContent).toBe('请填写日期、开始和结束时间')
  expect(asked).toHaveLength(1)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('日期', day)
  type('开始', '09:00')
  type('结束', '08:00')
  expect(screen.getByRole('alert').textContent).toBe('结束时间必须晚于开始时间')
  type('结束', '10:30')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(asked[1]?.path).toBe(saveInterviewerTimes.path))
  expect(asked[1]?.body).toEqual({ times: [time('09:00', '10:30')], instead: [] })
})

test('what is past is so by the server’s clock, whatever this computer’s shows', async () => {
  const { user, asked } = showLinkPage(page, [[], null, []], 'cn', { manage })
  await user.click(await screen.findByRole('button', { name: '添加时间' }))
  const clockShows = (ms: number) =>
    readServerClock(new Response('', { headers: { date: new Date(ms).toUTCString() } }))
  vi.setSystemTime(at('10:00'))
  clockShows(at('07:00'))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('日期', day)
  type('开始', '08:00')
  type('结束', '09:00')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(asked[1]?.body).toEqual({ times: [time('08:00', '09:00')], instead: [] }))
  clockShows(Date.now())
})

test('a time that ends after midnight shows until when, and on which day', async () => {
  const stored = { date: '', startTime: at('21:00'), endTime: at('01:00', nextDay) }
  const { asked, user } = showLinkPage(page, [[stored], null, []], 'cn', { manage })
  const end = await screen.findByLabelText('结束')
  expect(end).toHaveProperty('value', '01:00')
  expect(document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent).toBe('次日')
  fireEvent.change(screen.getByLabelText('开始'), { target: { value: '22:00' } })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(asked[1]?.path).toBe(saveInterviewerTimes.path))
  const times = [{ startTime: at('22:00'), endTime: stored.endTime }]
  const instead = [{ startTime: stored.startTime, endTime: stored.endTime }]
  expect(asked[1]?.body).toEqual({ times, instead })
})

test('times that are being entered survive a reload and news of the stored ones, until those are taken instead', async () => {
  const stored = (from: string) => listed(from, '18:00')
  const first = showLinkPage(page, [stored('09:00')], 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  first.unmount()
  const { queries, user } = showLinkPage(page, [stored('09:00'), stored('10:00')], 'cn', { manage })
  await screen.findByDisplayValue('17:00')
  await act(() => queries.refetchQueries())
  const take = await screen.findByRole('button', { name: '改用已保存的' })
  expect(screen.getByLabelText('开始')).toHaveProperty('value', '09:00')
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '17:00')
  await user.click(take)
  expect(document.activeElement).toBe(screen.getByLabelText('日期'))
  expect(screen.getByLabelText('开始')).toHaveProperty('value', '10:00')
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '18:00')
})

test('what is entered is discarded for the stored times, and the focus stays', async () => {
  const { user } = showLinkPage(page, [listed('09:00', '10:00')], 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  const discard = screen.getByRole('button', { name: '放弃改动' })
  await user.click(discard)
  expect(document.activeElement).toBe(discard)
  expect(discard.ariaDisabled).toBe('true')
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '10:00')
})

test('what is changed while a save is under way goes on from what was sent, and is saved next [R2-007 P2-033]', async () => {
  const from9 = (to: string) => listed('09:00', to)
  const reply = Promise.withResolvers<null>()
  const answers = [from9('18:00'), reply.promise, from9('17:00'), null, from9('16:00')]
  const { asked, user } = showLinkPage(page, answers, 'cn', { manage })
  const end = await screen.findByLabelText('结束')
  fireEvent.change(end, { target: { value: '17:00' } })
  const save = screen.getByRole('button', { name: '保存' })
  await user.click(save)
  await user.click(save)
  fireEvent.change(end, { target: { value: '16:00' } })
  await user.click(save)
  expect(asked).toHaveLength(2)
  reply.resolve(null)
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(end).toHaveProperty('value', '16:00')
  await user.click(save)
  await waitFor(() => expect(asked[3]?.path).toBe(saveInterviewerTimes.path))
  expect(asked[3]?.body).toEqual({ times: [time('09:00', '16:00')], instead: [time('09:00', '17:00')] })
  expect(asked[3]?.key).not.toBe(asked[1]?.key)
})

test('a save whose answer is lost is sent again as the same one, and is not taken for one from elsewhere [R2-007 P2-033]', async () => {
  const from9 = (to: string) => listed('09:00', to)
  const lost = Promise.withResolvers<null>()
  const answers = [from9('18:00'), lost.promise, { refusal: 'busy', code: codes.tooMany }, from9('17:00')]
  const { asked, queries, user } = showLinkPage(page, answers, 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  const save = screen.getByRole('button', { name: '保存' })
  await user.click(save)
  lost.reject(new TypeError('connection closed'))
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  await user.click(save)
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]).toEqual(asked[1])
  await act(() => queries.refetchQueries())
  await waitFor(() => expect(save.ariaDisabled).toBe('true'))
  fireEvent.change(screen.getByLabelText('结束'), { target: { value: '16:00' } })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(save)
  await waitFor(() => expect(asked[4]?.path).toBe(saveInterviewerTimes.path))
  expect(asked[4]?.body).toEqual({ times: [time('09:00', '16:00')], instead: [time('09:00', '17:00')] })
})

test('what was sent without an answer and changed since is not told as saved elsewhere [R2-007]', async () => {
  const from9 = (to: string) => listed('09:00', to)
  const lost = Promise.withResolvers<null>()
  const answers = [from9('18:00'), lost.promise, from9('17:00')]
  const { queries, user } = showLinkPage(page, answers, 'cn', { manage })
  const end = await screen.findByLabelText('结束')
  fireEvent.change(end, { target: { value: '17:00' } })
  const save = screen.getByRole('button', { name: '保存' })
  await user.click(save)
  lost.reject(new TypeError('connection closed'))
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  fireEvent.change(end, { target: { value: '16:00' } })
  await act(() => queries.refetchQueries())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(save.ariaDisabled).toBeNull()
})

test('times that are known to be stored without an answer are kept no more: later ones from elsewhere show', async () => {
  const from9 = (to: string) => listed('09:00', to)
  const lost = Promise.withResolvers<null>()
  const first = showLinkPage(page, [from9('18:00'), lost.promise], 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  const save = screen.getByRole('button', { name: '保存' })
  await first.user.click(save)
  lost.reject(new TypeError('connection closed'))
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  first.unmount()
  const subject = `own times ${Intl.DateTimeFormat().resolvedOptions().timeZone}`
  const kept = () => findDraft({ accountId: '', candidateId: '', subject })
  expect(await kept()).toBeTruthy()
  const second = showLinkPage(page, [from9('17:00'), from9('16:00')], 'cn', { manage })
  await waitFor(async () => expect(await kept()).toBe(null))
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '17:00')
  await act(() => second.queries.refetchQueries())
  await waitFor(() => expect(screen.getByLabelText('结束')).toHaveProperty('value', '16:00'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was saved before and is put back elsewhere is told as saved elsewhere', async () => {
  const from9 = (to: string) => listed('09:00', to)
  const answers = [from9('18:00'), null, from9('17:00'), null, from9('16:00'), from9('17:00')]
  const { asked, queries, user } = showLinkPage(page, answers, 'cn', { manage })
  const end = await screen.findByLabelText('结束')
  const save = screen.getByRole('button', { name: '保存' })
  for (const to of ['17:00', '16:00']) {
    fireEvent.change(end, { target: { value: to } })
    await user.click(save)
    await waitFor(() => expect(save.ariaDisabled).toBe('true'))
  }
  expect(asked).toHaveLength(5)
  fireEvent.change(end, { target: { value: '15:00' } })
  await act(() => queries.refetchQueries())
  expect((await screen.findByRole('alert')).textContent).toContain(`${day} 09:00–17:00`)
  expect(save.ariaDisabled).toBe('true')
})

test('a time that is added after a save is not faulted before it is saved', async () => {
  const answers = [listed('09:00', '18:00'), null, listed('09:00', '17:00')]
  const { user } = showLinkPage(page, answers, 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  const save = screen.getByRole('button', { name: '保存' })
  await user.click(save)
  await waitFor(() => expect(save.ariaDisabled).toBe('true'))
  await user.click(screen.getByRole('button', { name: '添加时间' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(save)
  expect(screen.getByRole('alert').textContent).toBe('请填写日期、开始和结束时间')
})

test('of times stored elsewhere, one that ends after midnight says so', async () => {
  const overnight = (from: string) => [{ date: '', startTime: at(from), endTime: at('01:00', nextDay) }]
  const { queries } = showLinkPage(page, [overnight('21:00'), overnight('22:00')], 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('开始'), { target: { value: '20:00' } })
  await act(() => queries.refetchQueries())
  expect(await screen.findByText(`${day} 22:00–01:00 次日`)).toBeTruthy()
})

test.each([
  ['cn', '结束', '您开始填写后，这些时间在别处保存过。现在保存的是：', '保留这里填写的', '保存'],
  [
    'en',
    'To',
    'Your availability was saved elsewhere after you started editing. This is what is stored now:',
    'Keep my changes',
    'Save',
  ],
  ['zh-TW', '結束', '您開始填寫後，這些時間在別處儲存過。現在儲存的是：', '保留這裡填寫的', '儲存'],
] as const)(
  'times that were saved elsewhere meanwhile are shown, and replaced only where that is meant: %s',
  async (locale, to, words, keep, save) => {
    const stored = (from: string) => listed(from, '18:00')
    const answers = [
      stored('09:00'),
      { refusal: 'saved elsewhere', code: codes.changedMeanwhile },
      stored('10:00'),
      null,
      [],
    ]
    const { asked, user } = showLinkPage(page, answers, locale, { manage })
    fireEvent.change(await screen.findByLabelText(to), { target: { value: '17:00' } })
    await user.click(screen.getByRole('button', { name: save }))
    await screen.findByText(words)
    expect(screen.getByText(`${day} 10:00–18:00`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: save }))
    expect(asked).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: keep }))
    expect(screen.queryByText(words)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: save }))
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(asked[3]?.path).toBe(saveInterviewerTimes.path))
    const times = [time('09:00', '17:00')]
    const instead = (from: string) => [time(from, '18:00')]
    expect(asked[1]?.body).toEqual({ times, instead: instead('09:00') })
    expect(asked[3]?.body).toEqual({ times, instead: instead('10:00') })
  },
)
