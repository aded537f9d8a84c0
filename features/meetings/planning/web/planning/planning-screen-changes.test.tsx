import 'fake-indexeddb/auto'
import { readServerClock } from '@candor/call/web/server-clock'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDraft, keepDraft } from '../../../../platform/drafts/web/draft-store.ts'
import { answer } from '../../../../report/report/web/panel-under-test.tsx'
import { changeInterviewPlan } from '../../contract/planning.ts'
import { listTakenTimes } from '../../contract/reading.ts'
import { emptyPlanning } from '../../rules/planning-form.ts'
import { at, candidateId, open, preparePlanning, sendButton, sent, standing } from './planning-under-test.tsx'

preparePlanning()

test('an imported interviewer without an account is shown as such, stays, and cannot be removed', async () => {
  const interviewers = [...standing.interviewers, { id: null, name: '外聘专家', isFrozen: false }]
  const { user } = await open({ ...standing, interviewers })
  const [lead, expert] = screen.getAllByRole('listitem')
  expect(lead?.textContent).toContain('周予川主面试官')
  expect(expert?.textContent).toContain('外聘专家导入的面试官，没有账号，会保留')
  expect(screen.queryByRole('button', { name: /外聘专家/ })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: '会议链接' }), '2')
  await user.click(sendButton())
  await waitFor(() => expect(sent(changeInterviewPlan)).toHaveLength(1))
  expect(sent(changeInterviewPlan)[0]?.interviewerIds).toEqual(['z1'])
})

test('an interview is changed as it was read, and only when something is another', async () => {
  answer(listTakenTimes, [
    {
      interviewerId: 'z1',
      times: [
        { startTime: at('25T14:00'), endTime: at('25T15:00'), interviewPlanId: 'plan1', title: null },
        { startTime: at('25T15:30'), endTime: at('25T16:30'), interviewPlanId: 'other', title: null },
      ],
      freeTimes: [{ startTime: at('25T13:00'), endTime: at('25T15:00') }],
    },
  ])
  const { user } = await open(standing, ['r1'])
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
  // Its own time does not stand in its way.
  expect(await screen.findByText('有空，至 15:30')).toBeTruthy()
  expect(screen.getByText('周予川：可面试时间 13:00 至 15:00')).toBeTruthy()
  const from = screen.getByRole('textbox', { name: '从' })
  await user.clear(from)
  await user.type(from, '13:00{Enter}')
  expect(await screen.findByText('有空，在可面试时间内')).toBeTruthy()
  await user.clear(from)
  await user.type(from, '17:00{Enter}')
  expect(await screen.findByText('不在可面试时间内')).toBeTruthy()
  await user.clear(from)
  await user.type(from, '15:00{Enter}')
  expect(await screen.findByText('自 15:30 起有安排')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent(changeInterviewPlan)).toHaveLength(1))
  expect(sent(changeInterviewPlan)[0]).toMatchObject({
    interviewPlanId: 'plan1',
    sequence: 3,
    interviewStartTime: at('25T15:00'),
    interviewEndTime: at('25T16:00'),
    interviewerIds: ['z1'],
  })
})

test('an interview that was held is put right, and it is said that nobody is mailed', async () => {
  const held = { startsAt: at('23T14:00'), endsAt: at('23T15:00') }
  const { user } = await open({ ...standing, ...held }, ['r1'])
  expect(screen.getByText('这场面试已经开始，保存后不会发送邮件。')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '会议链接' }), '2')
  await user.click(screen.getByRole('button', { name: /^保存（/ }))
  await waitFor(() => expect(sent(changeInterviewPlan)).toHaveLength(1))
  expect(await screen.findByText('面试已更正，没有发送邮件')).toBeTruthy()
})

test('without a mail server nobody reads that mails are on their way: they are kept', async () => {
  const { user } = await open(standing, ['r1'], { mails: 'kept' })
  expect(screen.getByText(/共 2 人的邮件会被保留：未配置邮件服务器。/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '会议链接' }), '2')
  await user.click(sendButton())
  expect(await screen.findByText('面试已修改，未配置邮件服务器，邮件已保留')).toBeTruthy()
})

test('a time is past by the server’s clock, and not by this computer’s', async () => {
  const time = { startsAt: at('24T08:00'), endsAt: at('24T09:00') }
  const place = { accountId: '', candidateId, subject: 'plan plan1' }
  const value = { ...emptyPlanning, time }
  await keepDraft({ ...place, value, idempotencyKey: 'k', unsent: null, savedAt: Date.now() })
  const clockShows = (ms: number) =>
    readServerClock(new Response('', { headers: { date: new Date(ms).toUTCString() } }))
  clockShows(at('24T06:00'))
  await open(standing, ['r1'])
  await waitFor(() => expect(sendButton()).toHaveProperty('ariaDisabled', null))
  expect(screen.queryByText('这个时间已过去，请选择以后的时间。')).toBeNull()
  clockShows(Date.now())
})

test('a change that is stored although its answer was lost is kept no more, so that it hides no later one', async () => {
  const place = { accountId: '', candidateId, subject: 'plan plan1' }
  await keepDraft({
    ...place,
    value: { ...emptyPlanning, time: { startsAt: at('25T16:00'), endsAt: at('25T17:00') } },
    idempotencyKey: 'k',
    unsent: { name: '苏晴岚', href: '/planInterviewRound' },
    savedAt: Date.now(),
  })
  await open({ ...standing, startsAt: at('25T16:00'), endsAt: at('25T17:00') }, ['r1'])
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(screen.getByRole('textbox', { name: '从' })).toHaveProperty('value', '16:00')
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
})

test('a space or a new line at the end of a text is typed as any other letter', async () => {
  const { user } = await open({ ...standing, otherInfo: '请带电脑' }, ['r1'])
  const field = screen.getByRole('textbox', { name: '其他信息' })
  await user.click(field)
  await user.keyboard('{End} 和{Enter}证件')
  expect(field).toHaveProperty('value', '请带电脑 和\n证件')
  await user.clear(field)
  await user.type(field, '请带电脑')
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
})
