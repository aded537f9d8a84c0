import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, posted, refuse } from '../../../report/report/web/panel-under-test.tsx'
import { rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { listMyInterviews } from '../contract.ts'
import { at, day, interview, move, ofMove, prepareDates, showDates } from './dates-under-test.tsx'

prepareDates()

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
  expect(await screen.findByText(new RegExp(`^${day} \\S+ 14:30 至 15:30$`))).toBeTruthy()
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

test('an unsent change is discarded, and the focus stays', async () => {
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

test('an interviewer whose role may not plan interviews is offered no move', async () => {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userType: 'interviewer', permissions: [] }) })
  showDates(interview('a', '10:00', '11:00'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('面试改期')).toBe(null)
})
