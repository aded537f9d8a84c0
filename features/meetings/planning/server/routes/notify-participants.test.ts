import { randomUUID } from 'node:crypto'
import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { saveLanguage } from '../../../../sign-in/session/contract.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
  updateInterviewDate,
} from '../../contract/planning.ts'

const server = serverUnderTest()
const start = Date.parse('2026-03-16T07:30:00Z')

/** A recruiter, two interviewers and a candidate with an address. */
async function aDesk() {
  const { services } = server
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const as = { companyId, userType: 'interviewer' as const }
  const lead = await anAccount(services, as)
  const second = await anAccount(services, as)
  const { candidateId } = await aCandidate(services, { companyId })
  await services.db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ email: 'su@mail.example' })
    .execute()
  const wish = {
    interviewRoundName: '技术面',
    interviewStartTime: start,
    interviewEndTime: start + hourMs,
    timeZone: 'Asia/Shanghai',
    planRoomType: 3,
    tencentMeetingUrl: 'https://meeting.example/j/1',
    interviewOtherInfo: '请带电脑',
    interviewerIds: [lead.accountId, second.accountId],
    guestUserList: [{ guestUserName: '何静姝', email: 'he@guest.example' }, { guestUserName: '唐若谷' }],
  }
  const create = (options: object = {}) =>
    server.call(
      createInterviewPlans,
      { jobseekerChannelIds: [candidateId], ...wish },
      { token, lang: 'cn', ...options },
    )
  const mails = () =>
    services.db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .orderBy('id')
      .select(['toAddress', 'subject', 'bodyText', 'calendar', 'calendarMethod'])
      .execute()
  const planned = async () => {
    const { data } = await create()
    return { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
  }
  return { token, lead, second, wish, create, planned, mails }
}

function eventOf(content: string | null) {
  const event = new ICAL.Component(ICAL.parse(content ?? '')).getFirstSubcomponent('vevent')
  if (!event) throw new Error('there is no event')
  return new ICAL.Event(event)
}

test('everybody concerned is mailed the time in its zone by the name that people know, with a calendar file; the report is for interviewers alone', async () => {
  const { planned, mails, lead, second } = await aDesk()
  const { interviewPlanId } = await planned()
  const sent = await mails()
  expect(sent.map(({ toAddress }) => toAddress)).toEqual([
    'su@mail.example',
    lead.email,
    second.email,
    'he@guest.example',
  ])
  for (const { calendar, calendarMethod, bodyText } of sent) {
    expect(calendarMethod).toBe('REQUEST')
    const event = eventOf(calendar)
    expect([event.uid.split('@')[0], event.sequence]).toEqual([interviewPlanId, 0])
    expect(event.startDate.toString()).toBe('2026-03-16T15:30:00')
    expect(bodyText).toContain('时间：3月16日（周一）15:30–16:30（北京时间，UTC+8）')
    expect(bodyText).toContain('https://meeting.example/j/1')
  }
  expect(sent.map(({ bodyText }) => bodyText.includes('/shareurl?'))).toEqual([false, true, true, false])
})

test('a retry mails nobody twice', async () => {
  const { create, mails } = await aDesk()
  const idempotencyKey = randomUUID()
  await create({ idempotencyKey })
  await create({ idempotencyKey })
  expect(await mails()).toHaveLength(4)
})

test('a change updates the calendar entry by its id, and cancels it for people who take part no more', async () => {
  const { token, planned, wish, mails, lead, second } = await aDesk()
  const of = await planned()
  const time = { interviewStartTime: start + hourMs, interviewEndTime: start + 2 * hourMs }
  const change = { ...of, ...wish, ...time, interviewerIds: [lead.accountId], guestUserList: [], sequence: 0 }
  expect((await server.call(changeInterviewPlan, change, { token })).data).toEqual({ sequence: 1 })
  const sent = (await mails()).slice(4)
  expect(sent.map(({ toAddress, calendarMethod }) => [toAddress, calendarMethod])).toEqual([
    ['su@mail.example', 'REQUEST'],
    [lead.email, 'REQUEST'],
    [second.email, 'CANCEL'],
    ['he@guest.example', 'CANCEL'],
  ])
  expect(sent.map(({ calendar }) => [eventOf(calendar).uid, eventOf(calendar).sequence])).toEqual(
    sent.map(() => [`${of.interviewPlanId}@calendar.example`, 1]),
  )
})

test('a person with the same address in another spelling gets no cancellation', async () => {
  const { token, planned, wish, mails } = await aDesk()
  const of = await planned()
  const guestUserList = wish.guestUserList.map((guest) => ({ ...guest, email: guest.email?.toUpperCase() }))
  const change = { ...of, ...wish, guestUserList, sequence: 0 }
  expect((await server.call(changeInterviewPlan, change, { token })).code).toBe(0)
  const sent = (await mails()).slice(4)
  expect(sent.map(({ calendarMethod }) => calendarMethod)).toEqual(sent.map(() => 'REQUEST'))
  expect(sent).toHaveLength(4)
})

test('a cancellation is mailed once, with its reason and without the way in', async () => {
  const { token, planned, mails } = await aDesk()
  const of = await planned()
  const cancel = () => server.call(cancelInterviewPlan, { ...of, reason: '候选人改期' }, { token })
  expect((await cancel()).code).toBe(0)
  expect((await cancel()).code).toBe(0)
  const sent = (await mails()).slice(4)
  expect(sent.map(({ calendarMethod }) => calendarMethod)).toEqual(['CANCEL', 'CANCEL', 'CANCEL', 'CANCEL'])
  for (const { bodyText, calendar } of sent) {
    expect(bodyText).toContain('候选人改期')
    expect(bodyText).not.toContain('meeting.example')
    expect(eventOf(calendar).sequence).toBe(1)
  }
})

test('each interviewer is invited, and told that they are out of it, in the language that they chose', async () => {
  const { token, planned, wish, mails, lead, second } = await aDesk()
  await server.call(saveLanguage, { locale: 'en' }, { token: lead.token })
  await server.call(saveLanguage, { locale: 'zh-TW' }, { token: second.token })
  const of = await planned()
  const change = { ...of, ...wish, interviewerIds: [lead.accountId], sequence: 0 }
  await server.call(changeInterviewPlan, change, { token, lang: 'cn' })
  const subjectsTo = async (to: string) =>
    (await mails()).filter(({ toAddress }) => toAddress === to).map(({ subject }) => subject)
  expect(await subjectsTo(lead.email)).toEqual([
    '云间科技 interview invitation: 技术面 · 沈知遥',
    '云间科技 interview changed: 技术面 · 沈知遥',
  ])
  expect(await subjectsTo(second.email)).toEqual([
    '云间科技面試邀請：技术面 · 沈知遥',
    '云间科技面試已取消：技术面 · 沈知遥',
  ])
  // People without an account read it in the planner's language.
  expect(await subjectsTo('he@guest.example')).toEqual([
    '云间科技面试邀请：技术面 · 高级后端工程师',
    '云间科技面试有变更：技术面 · 高级后端工程师',
  ])
  const [invited] = (await mails()).filter(({ toAddress }) => toAddress === lead.email)
  expect(invited?.bodyText).toContain('Interviewers: ')
  expect(eventOf(invited?.calendar ?? null).summary).toBe('云间科技 interview: 技术面 · 沈知遥')
})

test.each(['cn', 'en', 'zh-TW'] as const)(
  'mails to the candidate and to guests name company, position and sender, and never the candidate: %s [S08]',
  async (lang) => {
    const { token, create, mails, lead } = await aDesk()
    const { data } = await create({ lang })
    const interviewPlanId = data[0]?.interviewPlanId ?? ''
    const later = { interviewStartTime: start + hourMs, interviewEndTime: start + 2 * hourMs }
    await server.call(updateInterviewDate, { interviewPlanId, ...later }, { token, lang })
    const jobseekerChannelId = data[0]?.jobseekerChannelId ?? ''
    await server.call(
      cancelInterviewPlan,
      { interviewPlanId, jobseekerChannelId, reason: '' },
      { token, lang },
    )
    const sent = await mails()
    const isNamed = ({ subject, bodyText, calendar }: (typeof sent)[number]) =>
      [subject, bodyText, calendar?.replaceAll('\r\n ', '')].join().includes('沈知遥')
    const to = (address: string) => sent.filter(({ toAddress }) => toAddress === address)
    for (const address of ['su@mail.example', 'he@guest.example']) {
      expect(to(address)).toHaveLength(3)
      for (const mail of to(address)) {
        expect(isNamed(mail)).toBe(false)
        expect(mail.subject).toMatch(/云间科技.*后端工程师/)
        expect(eventOf(mail.calendar).summary).toMatch(/云间科技.*后端工程师/)
      }
    }
    expect(to(lead.email).map(isNamed)).toEqual([true, true, true])
  },
)

test('an account that may only read is told of a change without a link to answer by, a frozen one only that it is cancelled', async () => {
  const { token, planned, wish, mails, lead, second } = await aDesk()
  const { interviewPlanId, jobseekerChannelId } = await planned()
  const as = (userType: string) => server.services.db.updateTable('account').set({ userType })
  await as('read').where('id', '=', lead.accountId).execute()
  await as('freeze').where('id', '=', second.accountId).execute()
  const { interviewStartTime, interviewEndTime } = wish
  const later = {
    interviewStartTime: interviewStartTime + hourMs,
    interviewEndTime: interviewEndTime + hourMs,
  }
  await server.call(updateInterviewDate, { interviewPlanId, ...later }, { token, lang: 'cn' })
  await server.call(
    cancelInterviewPlan,
    { interviewPlanId, jobseekerChannelId, reason: '' },
    { token, lang: 'cn' },
  )
  const told = async ({ email }: { email: string }) =>
    (await mails())
      .filter(({ toAddress }) => toAddress === email)
      .map(({ subject, bodyText }) => [/邀请|变更|取消/.exec(subject)?.[0], bodyText.includes('/acceptPage')])
  expect(await told(lead)).toEqual([
    ['邀请', true],
    ['变更', false],
    ['取消', false],
  ])
  expect(await told(second)).toEqual([
    ['邀请', true],
    ['取消', false],
  ])
})
