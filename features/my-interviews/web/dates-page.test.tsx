import { dayMs } from '@candor/kernel/durations'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages as access } from '../../access/messages/cn.ts'
import { messages as manage } from '../../manage/messages/cn.ts'
import { updateInterviewDate } from '../../plan/contract/planning.ts'
import { messages as planRound } from '../../plan-round/messages/cn.ts'
import { answer, posted, refuse, show } from '../../report/web/panel-under-test.tsx'
import { listInterviewerTimes } from '../../scheduling/contract/own-times.ts'
import { messages as scheduling } from '../../scheduling/messages/cn.ts'
import { messages as session } from '../../session/messages/cn.ts'
import { forgetSignIn, rememberSignIn } from '../../session/web/signed-in.ts'
import { fakeUser } from '../../session/web/user-under-test.ts'
import { listMyInterviews, type OwnInterview } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { DatesPage } from './dates-page.tsx'

const next = new Date(Date.now() + 7 * dayMs)
const two = (value: number) => String(value).padStart(2, '0')
const day = `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`
const at = (clock: string) => new Date(`${day}T${clock}`).getTime()

const interview = (interviewPlanId: string, from: string, to: string): OwnInterview => ({
  ...{ interviewPlanId, jobseekerChannelId: 'c1', candidateName: '苏晴岚', candidateNameLatin: null },
  ...{ positionName: '后端', positionNameLatin: null, interviewRoundName: `轮次 ${interviewPlanId}` },
  ...{ interviewStartTime: at(from), interviewEndTime: at(to) },
  ...{ planRoomType: 3, offlineLocation: null, interviewerReceiveStatus: 1 },
})

function showDates(...coming: OwnInterview[]) {
  answer(listInterviewerTimes, [])
  answer(listMyInterviews, { now: Date.now(), coming, feedbackDue: [] })
  answer(updateInterviewDate, null)
  const words = { 'my-interviews': messages, 'plan-round': planRound, scheduling, session, manage, access }
  return show(<DatesPage />, words)
}

beforeEach(() => {
  const userInfo = fakeUser({ userType: 'interviewer', permissions: ['planInterview'] })
  rememberSignIn({ token: 't', userInfo })
})
afterEach(forgetSignIn)

const move = (round: string) => screen.findByRole('button', { name: `改期：苏晴岚，轮次 ${round}` })

test('an interviewer moves an interview that they hold, and its new time shows at once [R2-007 P2-033]', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog', { name: '改期：苏晴岚，轮次 a' }))
  const save = dialog.getByRole('button', { name: '改期并通知' })
  expect(save.ariaDisabled).toBe('true')
  const from = dialog.getByLabelText(planRound.from)
  await user.clear(from)
  await user.type(from, '14:30{Enter}')
  answer(listMyInterviews, { now: Date.now(), coming: [interview('a', '14:30', '15:30')], feedbackDue: [] })
  await user.click(save)
  expect(await screen.findByText(`${day} 14:30 至 15:30`)).toBeTruthy()
  expect(posted.filter(({ path }) => path === updateInterviewDate.path).map(({ body }) => body)).toEqual([
    {
      ...{ interviewPlanId: 'a', allowTaken: '0' },
      ...{ interviewStartTime: String(at('14:30')), interviewEndTime: String(at('15:30')) },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement).toBe(await move('a'))
})

test('a time at which a colleague is taken is said in the server’s words, and can be passed over', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  refuse(updateInterviewDate, '韩砚秋 在这段时间已有安排', 1003, {
    field: 'interviewerIds',
    interviewerIds: ['i2'],
  })
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog'))
  const from = dialog.getByLabelText(planRound.from)
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  await user.click(dialog.getByRole('button', { name: '改期并通知' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('韩砚秋 在这段时间已有安排')
  expect(dialog.getByLabelText(planRound.from)).toHaveProperty('value', '12:00')
  answer(updateInterviewDate, null)
  await user.click(dialog.getByRole('button', { name: '仍然改期' }))
  await waitFor(() => expect(posted.at(-1)?.body.allowTaken).toBe('1'))
})

test('what was changed and not sent is discarded, and the focus stays where it was', async () => {
  const { user } = showDates(interview('a', '10:00', '11:00'))
  await user.click(await move('a'))
  const dialog = within(await screen.findByRole('dialog'))
  const from = dialog.getByLabelText(planRound.from)
  await user.clear(from)
  await user.type(from, '12:00{Enter}')
  const discard = dialog.getByRole('button', { name: '放弃改动' })
  await user.click(discard)
  expect(dialog.getByLabelText(planRound.from)).toHaveProperty('value', '10:00')
  expect(document.activeElement).toBe(discard)
  expect(posted).toEqual([])
})

test('whose role plans no interviews moves none', async () => {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userType: 'interviewer', permissions: [] }) })
  showDates(interview('a', '10:00', '11:00'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(messages.move.section)).toBe(null)
})
