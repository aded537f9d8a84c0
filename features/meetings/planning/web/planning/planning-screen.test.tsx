import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { readServerClock } from '@candor/call/web/server-clock'
import type { SentFields } from '@candor/testkit/web/fake-api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { messages as shortlist } from '../../../../candidates/shortlist/messages/cn.ts'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { findDraft, keepDraft } from '../../../../platform/drafts/web/draft-store.ts'
import { factsOf, type GivenFacts } from '../../../../report/report/rules/facts-of.ts'
import {
  answer,
  answerLater,
  openReport,
  posted,
  refuse,
  refuseLater,
  respond,
  show,
  toasts,
} from '../../../../report/report/web/panel-under-test.tsx'
import { changeInterviewPlan, createInterviewPlans } from '../../contract/planning.ts'
import {
  listInterviewers,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../../contract/reading.ts'
import { messages } from '../../messages/cn.ts'
import { emptyPlanning } from '../../rules/planning-form.ts'
import type { CurrentPlan } from '../../rules/wire.ts'
import { PlanningScreen } from './planning-screen.tsx'

const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)

const { candidateId } = openReport()

const standing: CurrentPlan = {
  id: 'plan1',
  sequence: 3,
  isCancelled: false,
  roundId: 'r1',
  roundName: '技术初试',
  startsAt: at('25T14:00'),
  endsAt: at('25T15:00'),
  zone: 'Asia/Shanghai',
  roomType: 3,
  mode: 1,
  location: null,
  meetingUrl: 'https://meet.example/1',
  otherInfo: null,
  interviewers: [{ id: 'z1', name: '周予川', isFrozen: false }],
  guests: [],
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('24T09:00'), toFake: ['Date'] })
  answer(listTakenTimes, [])
  answer(listRoomTypes, { planRoomTypes: [0, 3, 4] })
  answer(listInterviewRounds, [
    { interviewRoundId: 'r1', interviewRoundName: '技术初试', templateName: '技术面试评价' },
    { interviewRoundId: 'r2', interviewRoundName: '技术复试', templateName: null },
  ])
  answer(listInterviewers, [
    { interviewerId: 'z1', interviewerName: '周予川', email: 'zhou@hailan.example' },
    { interviewerId: 'h1', interviewerName: '韩砚秋', email: 'han@hailan.example' },
  ])
  answer(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
  answer(changeInterviewPlan, { sequence: 4 })
})

async function open(
  plan: CurrentPlan | null = null,
  planned: readonly string[] = [],
  facts: GivenFacts = {},
) {
  const view = show(
    <PlanningScreen
      report={openReport({ timeZone: 'Asia/Shanghai', facts: factsOf(facts) })}
      current={plan}
      plannedRoundIds={new Set(planned)}
    />,
    { planning: messages, shortlist, drafts },
  )
  await screen.findByText(/评估表/)
  return view
}
const sent = ({ path }: { path: string }) =>
  posted.filter((each) => each.path === path).map(({ body, key }): SentFields => ({ ...body, key }))
const sendButton = () => screen.getByRole('button', { name: /^(安排在|保存并通知|仍然安排)/ })
type User = Awaited<ReturnType<typeof open>>['user']
const choose = async (user: User, name: string) => {
  await user.click(screen.getByRole('combobox', { name: '添加面试官' }))
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

describe('an interview that is planned', () => {
  test('it is the first round that has none yet, with the people and the place that are chosen', async () => {
    const { user } = await open(null, ['r1'])
    expect(screen.getByRole('heading', { name: '安排面试' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: '轮次' }).textContent).toContain('技术复试')
    expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
    await choose(user, '韩砚秋')
    await choose(user, '周予川')
    const [lead] = screen.getAllByRole('listitem')
    expect(lead?.textContent).toContain('韩砚秋主面试官')
    await user.type(screen.getByRole('textbox', { name: '会议链接' }), 'https://meet.example/2')
    await user.type(screen.getByRole('textbox', { name: '旁听人员' }), 'guest@hailan.example{Enter}')
    expect(screen.getByText(/共 4 人会收到/)).toBeTruthy()
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    expect(sent(createInterviewPlans)[0]).toMatchObject({
      key: expect.any(String),
      interviewRoundId: 'r2',
      planRoomType: 3,
      interviewMode: 1,
      tencentMeetingUrl: 'https://meet.example/2',
      interviewerIds: ['h1', 'z1'],
      guestUserList: [{ guestUserName: 'guest@hailan.example', email: 'guest@hailan.example' }],
      timeZone: 'Asia/Shanghai',
      allowTaken: false,
    })
  })

  test('one that is planned is no draft any more for whoever loads the page anew, and stays in view', async () => {
    const { user } = await open()
    await choose(user, '韩砚秋')
    const subject = 'plan new'
    await waitFor(async () => expect(await findDraft({ accountId: '', candidateId, subject })).toBeTruthy())
    const release = answerLater(listInterviewRounds, [])
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    await waitFor(async () => expect(await findDraft({ accountId: '', candidateId, subject })).toBe(null))
    expect(screen.getByText('韩砚秋')).toBeTruthy()
    expect(screen.queryByText('面试已安排，邮件即将发出')).toBe(null)
    release()
    expect(await screen.findByText('面试已安排，邮件即将发出')).toBeTruthy()
  })

  test('guests are 20 at most: the field says so and keeps the focus', async () => {
    await open()
    const field = screen.getByRole('textbox', { name: '旁听人员' })
    field.focus()
    for (let number = 1; number <= 20; number += 1) {
      fireEvent.change(field, { target: { value: `客人 ${number}` } })
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    expect(within(screen.getByRole('list', { name: '旁听人员' })).getAllByRole('listitem')).toHaveLength(20)
    expect(screen.getByText('最多 20 位旁听人员。')).toBeTruthy()
    expect(field).toMatchObject({ readOnly: true, ariaDisabled: 'true' })
    expect(document.activeElement).toBe(field)
  })

  test('interviewers are ten at most: the search for one more says so and keeps the focus', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({
      id: `i${index}`,
      name: `面试官 ${index}`,
      isFrozen: false,
    }))
    const { user } = await open({ ...standing, interviewers: nine })
    const field = screen.getByRole('combobox', { name: '添加面试官' })
    await choose(user, '韩砚秋')
    expect(await screen.findByText('最多 10 位面试官。')).toHaveProperty('role', 'status')
    expect(document.activeElement).toBe(field)
    expect(field).toMatchObject({ readOnly: true, ariaDisabled: 'true' })
    await user.click(screen.getByRole('button', { name: '移除 面试官 0' }))
    expect(screen.queryByText('最多 10 位面试官。')).toBe(null)
    expect(field).toMatchObject({ readOnly: false, ariaDisabled: 'false' })
  })

  test('a field that the server names says it beside itself alone, until it is mended; what was typed stays', async () => {
    refuse(createInterviewPlans, '请填写会议链接', codes.invalidInput, { field: 'tencentMeetingUrl' })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    const link = screen.getByRole('textbox', { name: '会议链接' })
    await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'))
    expect(toasts).toEqual([])
    await user.type(link, 'https://meeting.example/1')
    expect(link.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByRole('button', { name: '移除 周予川' })).toBeTruthy()
  })

  test('an interviewer who is taken is a warning that can be passed over', async () => {
    refuse(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile, {
      field: 'interviewerIds',
      interviewerIds: ['z1'],
    })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    const anyway = await screen.findByRole('button', { name: '仍然安排' })
    answer(createInterviewPlans, [])
    await user.click(anyway)
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(2))
    const [first, second] = sent(createInterviewPlans)
    expect([first?.allowTaken, second?.allowTaken]).toEqual([false, true])
    expect(first?.key).not.toBe(second?.key)
  })

  test('what is only proposed is proposed anew after a refusal, and what was typed stays', async () => {
    refuse(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile, {
      field: 'interviewerIds',
      interviewerIds: ['z1'],
    })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    await screen.findByRole('button', { name: '仍然安排' })
    const kept = await findDraft({ accountId: '', candidateId, subject: 'plan new' })
    expect(kept?.value).toMatchObject({ time: null, interviewers: [{ id: 'z1' }] })
  })

  test('while the server looks at it nothing is taken, and after its refusal it goes on from what was sent', async () => {
    const answerIt = refuseLater(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile)
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    const info = screen.getByRole('textbox', { name: '其他信息' })
    await user.type(info, '请带')
    expect(info).toHaveProperty('value', '')
    answerIt()
    await waitFor(() => expect(sendButton()).toHaveProperty('ariaDisabled', null))
    await user.type(info, '请带作品')
    expect(info).toHaveProperty('value', '请带作品')
  })

  test('what was typed is there again after the page is opened anew, until it is discarded', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByRole('textbox', { name: '其他信息' }), '请带作品')
    await waitFor(async () =>
      expect(await findDraft({ accountId: '', candidateId, subject: 'plan new' })).toBeTruthy(),
    )
    unmount()
    const again = await open()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '其他信息' })).toHaveProperty('value', '请带作品'),
    )
    const discard = screen.getByRole('button', { name: '放弃改动' })
    await again.user.click(discard)
    expect(document.activeElement).toBe(discard)
    expect(screen.getByRole('textbox', { name: '其他信息' })).toHaveProperty('value', '')
  })
})

test('whoever an import named without an account is shown as such, stays, and cannot be taken off', async () => {
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

test('what is past is so by the server’s clock, whatever this computer’s shows', async () => {
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

test('a space or a new line at the end of what stands is typed as any other letter', async () => {
  const { user } = await open({ ...standing, otherInfo: '请带电脑' }, ['r1'])
  const field = screen.getByRole('textbox', { name: '其他信息' })
  await user.click(field)
  await user.keyboard('{End} 和{Enter}证件')
  expect(field).toHaveProperty('value', '请带电脑 和\n证件')
  await user.clear(field)
  await user.type(field, '请带电脑')
  expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
})

describe('an interview that did not reach the server', () => {
  test('says so on its page, and what is proposed is sent again as it was, also after a reload', async () => {
    const { user, unmount } = await open()
    await choose(user, '韩砚秋')
    respond(createInterviewPlans.path, () => {
      throw new TypeError('connection closed')
    })
    await user.click(sendButton())
    expect(await screen.findByText('尚未提交：没有连接到服务器，内容已保留')).toBeTruthy()
    const place = { accountId: '', candidateId, subject: 'plan new' }
    await waitFor(async () => expect((await findDraft(place))?.unsent).toBeTruthy())
    const key = (await findDraft(place))?.idempotencyKey
    unmount()
    vi.setSystemTime(at('24T15:00'))
    answer(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
    const again = await open(null, ['r1'])
    await again.user.click(await screen.findByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    expect(sent(createInterviewPlans)[0]).toMatchObject({
      key,
      interviewRoundId: 'r1',
      interviewStartTime: at('25T10:00'),
      interviewerIds: ['h1'],
    })
    await waitFor(() => expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null))
  })

  test('is not sent again once its time is past', async () => {
    await keepDraft({
      accountId: '',
      candidateId,
      subject: 'plan new',
      value: {
        ...emptyPlanning,
        time: { startsAt: at('24T08:00'), endsAt: at('24T08:30') },
        interviewers: [{ id: 'z1', name: '周予川' }],
      },
      idempotencyKey: 'k',
      unsent: { name: '苏晴岚', href: '/plan-interview' },
      savedAt: Date.now(),
    })
    await open()
    const again = await screen.findByRole('button', { name: '重新提交' })
    expect(again).toHaveProperty('ariaDisabled', 'true')
  })
})

test('while a plan is sent its form takes no change and says so: what is typed then would be lost', async () => {
  const release = answerLater(createInterviewPlans, [{ jobseekerChannelId: 'i1', interviewPlanId: 'plan2' }])
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: '添加面试官' }))
  await user.click(await screen.findByRole('option', { name: /周予川/ }))
  const info = screen.getByRole('textbox', { name: '其他信息' })
  await user.type(info, '带电脑')
  await user.click(sendButton())
  await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
  await user.type(info, '和证书')
  expect(info).toHaveProperty('value', '带电脑')
  expect(info.closest('[aria-disabled="true"]')).toBeTruthy()
  release()
  await waitFor(() => expect(info.closest('[aria-disabled="true"]')).toBeNull())
})
