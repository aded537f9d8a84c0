import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { saveInterviewerTimes } from '../contract/own-times.ts'
import { at, day, listed, nextDay, page, prepareOwnTimes, time } from './own-times-under-test.tsx'
import { showLinkPage } from './page-under-test.tsx'

prepareOwnTimes()

test('a save without a reply is sent again with its key, and does not count as a save from elsewhere [R2-007 P2-033]', async () => {
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

test('times that were sent without a reply and changed since are not shown as saved elsewhere [R2-007]', async () => {
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

test('earlier times that are put back elsewhere are shown as saved elsewhere', async () => {
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

test('a time stored elsewhere that ends after midnight says so', async () => {
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
