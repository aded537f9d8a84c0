import 'fake-indexeddb/auto'
import { readServerClock } from '@candor/call/web/server-clock'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { saveInterviewerTimes } from '../contract/own-times.ts'
import { at, day, listed, nextDay, page, prepareOwnTimes, time } from './own-times-under-test.tsx'
import { showLinkPage } from './page-under-test.tsx'

prepareOwnTimes()

test('unchanged times cannot be saved, and neither can times that were put back', async () => {
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

test('an interviewer enters free times, and reads faults before any call [R2-007 P2-033]', async () => {
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

test('a time is past by the server’s clock, and not by this computer’s', async () => {
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

test('entered times are discarded for the stored ones, and the focus stays', async () => {
  const { user } = showLinkPage(page, [listed('09:00', '10:00')], 'cn', { manage })
  fireEvent.change(await screen.findByLabelText('结束'), { target: { value: '17:00' } })
  const discard = screen.getByRole('button', { name: '放弃改动' })
  await user.click(discard)
  expect(document.activeElement).toBe(discard)
  expect(discard.ariaDisabled).toBe('true')
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '10:00')
})

test('a change during a save is based on the sent times, and is saved next [R2-007 P2-033]', async () => {
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
