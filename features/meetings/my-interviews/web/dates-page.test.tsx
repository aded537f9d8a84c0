import 'fake-indexeddb/auto'
import { dayMs } from '@candor/kernel/durations'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { forgetDrafts, listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, posted, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { listInterviewerTimes } from '../../appointments/contract/own-times.ts'
import { messages as appointments } from '../../appointments/messages/cn.ts'
import { messages as linkPages } from '../../link-pages/messages/cn.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { messages as planRound } from '../../planning/messages/cn.ts'
import { listMyInterviews, type OwnInterview } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { DatesPage } from './dates-page.tsx'

const next = new Date(Date.now() + 7 * dayMs)
const two = (value: number) => String(value).padStart(2, '0')
const day = `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`
const at = (clock: string) => new Date(`${day}T${clock}`).getTime()

const interview = (interviewPlanId: string, from: string, to: string): OwnInterview => ({
  interviewPlanId,
  jobseekerChannelId: 'c1',
  candidateName: '苏晴岚',
  candidateNameLatin: null,
  positionName: '后端',
  positionNameLatin: null,
  interviewRoundName: `轮次 ${interviewPlanId}`,
  interviewStartTime: at(from),
  interviewEndTime: at(to),
  planRoomType: 3,
  offlineLocation: null,
  interviewerReceiveStatus: 1,
  responseStatus: 0,
})

const ofMove = { name: '改期：苏晴岚，轮次 a' }

function showDates(...coming: OwnInterview[]) {
  answer(listInterviewerTimes, [])
  answer(listMyInterviews, { now: Date.now(), coming, feedbackDue: [], undated: [], mails: 'sent' })
  answer(updateInterviewDate, null)
  const words = {
    'my-interviews': messages,
    planning: planRound,
    appointments,
    'link-pages': linkPages,
    session,
    manage,
    access,
    drafts,
  }
  return show(<DatesPage />, words)
}

beforeEach(() => {
  const userInfo = fakeUser({ userType: 'interviewer', permissions: ['planInterview'] })
  rememberSignIn({ token: 't', userInfo })
})
afterEach(async () => {
  await forgetDrafts(fakeUser({}).userId)
  forgetSignIn()
})

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

const move = (round: string) => screen.findByRole('button', { name: `改期：苏晴岚，轮次 ${round}` })

test('an interviewer moves an interview that they hold, and its new time shows at once [R2-007 P2-033]', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const save = dialog.getByRole('button', { name: '改期并通知' })
  expect(save.ariaDisabled).toBe('true')
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '14:30{Enter}')
  answer(listMyInterviews, {
    now: Date.now(),
    coming: [interview('a', '14:30', '15:30')],
    feedbackDue: [],
    undated: [],
    mails: 'sent',
  })
  await user.click(save)
  expect(await screen.findByText(`${day} 14:30 至 15:30`)).toBeTruthy()
  expect(posted.filter(({ path }) => path === updateInterviewDate.path).map(({ body }) => body)).toEqual([
    {
      interviewPlanId: 'a',
      allowTaken: '0',
      interviewStartTime: String(at('14:30')),
      interviewEndTime: String(at('15:30')),
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', ofMove)).toBe(null))
  expect(document.activeElement).toBe(await move('a'))
})

test('a time at which a colleague is taken is said in the server’s words, and can be passed over', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  refuse(updateInterviewDate, '韩砚秋 在这段时间已有安排', 1003, {
    field: 'interviewerIds',
    interviewerIds: ['i2'],
  })
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  await user.click(dialog.getByRole('button', { name: '改期并通知' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('韩砚秋 在这段时间已有安排')
  expect(dialog.getByLabelText('从')).toHaveProperty('value', '12:00')
  answer(updateInterviewDate, null)
  await user.click(dialog.getByRole('button', { name: '仍然改期' }))
  await waitFor(() => expect(posted.at(-1)?.body.allowTaken).toBe('1'))
})

test('what was changed and not sent is discarded, and the focus stays where it was', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', ofMove))
  const from = dialog.getByLabelText('从')
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  const discard = dialog.getByRole('button', { name: '放弃改动' })
  await user.click(discard)
  expect(dialog.getByLabelText('从')).toHaveProperty('value', '10:00')
  expect(document.activeElement).toBe(discard)
  expect(posted).toEqual([])
})

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
  const row = screen.getByText(`${day} 12:00 至 13:00`).closest('li')
  await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true))
})

test('what is in the way of a move that is sent again is shown with what is entered', async () => {
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
  await screen.findByText(`${day} 12:00 至 13:00`)
  lost.resolve()
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null)
  expect(await listUnsent(fakeUser({}).userId)).toEqual([])
})

test('an interviewer whose role may not plan interviews is offered no move', async () => {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userType: 'interviewer', permissions: [] }) })
  showDates(interview('a', '10:00', '11:00'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('面试改期')).toBe(null)
})
