import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import { answer, posted, refuse } from '../../../report/report/web/panel-under-test.tsx'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { listMyInterviews } from '../contract.ts'
import { at, day, interview, move, ofMove, prepareDates, showDates } from './dates-under-test.tsx'

prepareDates()

/** Lets moves reach the server, and loses its answers, after a while, until what comes back is called. */
function loseAnswers(after = Promise.resolve()): () => void {
  const answered = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await answered(address, init)
    if (address !== updateInterviewDate.path) return answer
    await after
    throw new TypeError('connection closed')
  })
  return () => void vi.stubGlobal('fetch', answered)
}

const moves = () => posted.filter(({ path }) => path === updateInterviewDate.path)

test('a move that got no answer is told at its interview, also after a reload, and is sent again as the same one [R2-007 P2-033]', async () => {
  const first = showDates(interview('a', '10:00', '11:00'), interview('b', '15:00', '16:00'))
  const restore = loseAnswers()
  await first.user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await first.user.clear(from)
  await first.user.type(from, '12:00{Enter}')
  await first.user.click(dialog.getByRole('button', { name: '改期并通知' }))
  expect(await dialog.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
  const [lost] = moves()
  // Once the interview is over it is told no more.
  const unsent = { name: '苏晴岚', until: at('11:00') }
  await waitFor(async () => expect(await listUnsent(fakeUser({}).userId)).toMatchObject([{ unsent }]))
  first.unmount()
  restore()

  const { user } = showDates(interview('a', '10:00', '11:00'), interview('b', '15:00', '16:00'))
  const note = await screen.findByText('尚未提交：没有连接到服务器，内容已保留')
  expect(note.closest('li')).toBe((await move('a')).closest('li'))
  answer(listMyInterviews, {
    now: Date.now(),
    coming: [interview('a', '12:00', '13:00')],
    feedbackDue: [],
    undated: [],
    mails: 'sent',
  })
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  expect(moves()).toEqual([lost])
  const row = screen.getByText(new RegExp(`^${day} \\S+ 12:00 至 13:00$`)).closest('li')
  await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true))
})

test('the refusal of a move that is sent again is shown with the entered time', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  const restore = loseAnswers()
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  await user.click(dialog.getByRole('button', { name: '改期并通知' }))
  await dialog.findByText('尚未提交：没有连接到服务器，内容已保留')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', ofMove)).toBe(null))
  restore()
  refuse(updateInterviewDate, '韩砚秋 在这段时间已有安排', 1003, { interviewerIds: ['i2'] })
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  const again = within(await screen.findByRole('dialog', ofMove))
  expect((await again.findByRole('alert')).textContent).toBe('韩砚秋 在这段时间已有安排')
  expect(again.getByRole('button', { name: '仍然改期' })).toBeTruthy()
})

test('a move that was stored although its answer was lost is forgotten once its new time is known', async () => {
  const { queries, user } = showDates(interview('a', '10:00', '11:00'))
  loseAnswers()
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  await user.click(dialog.getByRole('button', { name: '改期并通知' }))
  expect(await dialog.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
  answer(listMyInterviews, {
    now: Date.now(),
    coming: [interview('a', '12:00', '13:00')],
    feedbackDue: [],
    undated: [],
    mails: 'sent',
  })
  await act(() => queries.refetchQueries())
  await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  expect(dialog.getByLabelText('从')).toHaveProperty('value', '12:00')
})

test('a move that is sent again passes over a colleague who is taken only where that is pressed', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  let dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  let restore = loseAnswers()
  await user.click(dialog.getByRole('button', { name: '改期并通知' }))
  await dialog.findByText('尚未提交：没有连接到服务器，内容已保留')
  restore()
  refuse(updateInterviewDate, '韩砚秋 在这段时间已有安排', 1003, { interviewerIds: ['i2'] })
  await user.click(dialog.getByRole('button', { name: '重新提交' }))
  await dialog.findByRole('alert')
  await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', ofMove)).toBe(null))
  expect(screen.queryByRole('button', { name: '重新提交' })).toBe(null)
  await user.click(await move('a'))
  dialog = within(await screen.findByRole('dialog', ofMove))
  expect(dialog.getByRole('alert').textContent).toBe('韩砚秋 在这段时间已有安排')
  restore = loseAnswers()
  await user.click(dialog.getByRole('button', { name: '仍然改期' }))
  await dialog.findByText('尚未提交：没有连接到服务器，内容已保留')
  restore()
  await user.click(dialog.getByRole('button', { name: '重新提交' }))
  await dialog.findByRole('alert')
  expect(moves().map(({ body }) => body.allowTaken)).toEqual(['0', '0', '1', '0'])
})

test('a move that is known to be stored before its answer is lost is not told as unsent', async () => {
  const { queries, user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  const lost = Promise.withResolvers<void>()
  loseAnswers(lost.promise)
  const save = dialog.getByRole('button', { name: '改期并通知' })
  await user.click(save)
  answer(listMyInterviews, {
    now: Date.now(),
    coming: [interview('a', '12:00', '13:00')],
    feedbackDue: [],
    undated: [],
    mails: 'sent',
  })
  await act(() => queries.refetchQueries())
  await screen.findByText(new RegExp(`^${day} \\S+ 12:00 至 13:00$`))
  lost.resolve()
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null)
  expect(await listUnsent(fakeUser({}).userId)).toEqual([])
})
