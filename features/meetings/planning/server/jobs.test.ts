import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import { type Mailer, RefusedForNow } from '@candor/kernel/services'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { deliverBy } from '../../../platform/mail/server/jobs.ts'
import { cancelInterviewPlan, changeInterviewPlan, createInterviewPlans } from '../contract/planning.ts'
import { setInterviewerReceiveStatus } from '../contract/receiving.ts'
import { askCandidates, askForFeedback, remindOfInterviews } from './jobs.ts'

const deliverMail = deliverBy('mail')

const server = serverUnderTest()

/** Which page of the product a mail leads to. */
const pageOf = (text: string) => /\/(shareurl|emailFeedback)\?/.exec(text)?.[1] ?? null

/** An interview in three days, and the mails of its company past those that told of it. */
async function aPlan() {
  const { services } = server
  const { db, clock } = services
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const as = { companyId, userType: 'interviewer' as const }
  const lead = await anAccount(services, as)
  const second = await anAccount(services, as)
  const { candidateId } = await aCandidate(services, { companyId })
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@mail.example' }).execute()
  const startsAt = clock.now().getTime() + 72 * hourMs
  const wish = {
    interviewRoundName: '技术面',
    interviewStartTime: startsAt,
    interviewEndTime: startsAt + hourMs,
    planRoomType: 3,
    tencentMeetingUrl: 'https://meeting.example/j/1',
    interviewerIds: [lead.accountId, second.accountId],
  }
  const { data } = await server.call(
    createInterviewPlans,
    { jobseekerChannelIds: [candidateId], ...wish },
    { token, lang: 'en' },
  )
  const of = { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
  const all = () =>
    db.selectFrom('mail').where('companyId', '=', companyId).orderBy('id').selectAll().execute()
  const askedHow = async () => (await all()).filter(({ subject }) => subject.includes('how was'))
  const mails = async () =>
    (await all())
      .filter(({ subject }) => /soon|your feedback/.test(subject))
      .map(({ toAddress, calendar, bodyText }) => [toAddress, calendar, pageOf(bodyText)])
  return { companyId, token, lead, second, candidateId, wish, of, mails, askedHow }
}

test('the day before, everybody is reminded once, whichever server asks, and not who refused', async () => {
  const { lead, second, of, mails } = await aPlan()
  const refusal = { interviewPlanId: of.interviewPlanId, interviewerReceiveStatus: 2, reason: '出差' }
  await server.call(setInterviewerReceiveStatus, refusal, { token: second.token })
  await remindOfInterviews(server.services)
  expect(await mails()).toEqual([])
  server.clock.pass(49 * hourMs)
  await Promise.all([remindOfInterviews(server.services), remindOfInterviews(server.services)])
  await remindOfInterviews(server.services)
  expect(await mails()).toEqual([
    ['su@mail.example', null, null],
    [lead.email, null, 'shareurl'],
  ])
})

test('a reminder that is late because of the mail server does not go out; a request for feedback does', async () => {
  const { mails, companyId } = await aPlan()
  const states = async () =>
    (
      await server.services.db
        .selectFrom('mail')
        .where('companyId', '=', companyId)
        .orderBy('id')
        .selectAll()
        .execute()
    )
      .filter(({ subject }) => /soon|your feedback/.test(subject))
      .map(({ state, lastError }) => [state, lastError])
  server.clock.pass(49 * hourMs)
  await remindOfInterviews(server.services)
  server.clock.pass(24 * hourMs)
  await askForFeedback(server.services)
  expect(await mails()).toHaveLength(5)
  const mailer = { send: async () => {} }
  while ((await deliverMail({ ...server.services, mailer })) > 0);
  expect(await states()).toEqual([
    ...Array.from({ length: 3 }, () => ['failed', 'tooLate']),
    ...Array.from({ length: 2 }, () => ['sent', null]),
  ])
})

test('a mail that the mail server put off does not go out after the interview was cancelled', async () => {
  const { companyId, of, token, wish, lead } = await aPlan()
  const { call, clock, services } = server
  const guestUserList = [{ guestUserName: '许宁', email: 'guest@mail.example' }]
  await call(changeInterviewPlan, { ...of, ...wish, guestUserList, sequence: 0 }, { token, lang: 'en' })
  clock.pass(49 * hourMs)
  await remindOfInterviews(services)
  let isAway = true
  const sent: string[] = []
  const mailer: Mailer = {
    async send({ to, subject }) {
      if (isAway) throw new RefusedForNow('450 try again later')
      sent.push(`${to} ${/cancelled|planned|changed|soon/.exec(subject)?.[0]}`)
    },
  }
  const deliverAll = async () => {
    while ((await deliverMail({ ...services, mailer })) > 0);
  }
  await deliverAll()
  clock.pass(60_000)
  const later = await anAccount(services, { companyId, userType: 'general' })
  await call(cancelInterviewPlan, { ...of, reason: '' }, { token: later.token, lang: 'en' })
  isAway = false
  clock.pass(hourMs)
  await deliverAll()
  expect(sent.filter((mail) => !mail.endsWith(' cancelled'))).toEqual([])
  expect(sent).toContain('guest@mail.example cancelled')
  expect(sent).toContain('su@mail.example cancelled')
  expect(sent).toContain(`${lead.email} cancelled`)
})

test('an interview that is moved reminds at its new time alone, and a cancelled one never', async () => {
  const moved = await aPlan()
  const cancelled = await aPlan()
  const later = {
    interviewStartTime: moved.wish.interviewStartTime + 48 * hourMs,
    interviewEndTime: moved.wish.interviewEndTime + 48 * hourMs,
  }
  const change = { ...moved.of, ...moved.wish, ...later, sequence: 0 }
  await server.call(changeInterviewPlan, change, { token: moved.token, lang: 'en' })
  await server.call(cancelInterviewPlan, { ...cancelled.of, reason: '' }, { token: cancelled.token })
  server.clock.pass(50 * hourMs)
  await remindOfInterviews(server.services)
  expect(await moved.mails()).toEqual([])
  server.clock.pass(47 * hourMs)
  await remindOfInterviews(server.services)
  expect(await moved.mails()).toHaveLength(3)
  expect(await cancelled.mails()).toEqual([])
})

test('an interviewer with a mail about the interview within that day gets no reminder', async () => {
  const { companyId, wish, of, mails } = await aPlan()
  server.clock.pass(60 * hourMs)
  const { token } = await anAccount(server.services, { companyId, userType: 'general' })
  const change = { ...of, ...wish, interviewOtherInfo: '请带电脑', sequence: 0 }
  expect((await server.call(changeInterviewPlan, change, { token, lang: 'en' })).code).toBe(0)
  await remindOfInterviews(server.services)
  expect(await mails()).toEqual([])
})

test('the interviewers are asked once for feedback after the interview, unless they gave it', async () => {
  const { lead, second, candidateId, of, mails } = await aPlan()
  const { db, clock } = server.services
  const { companyId, accountId } = lead
  const now = clock.now()
  const about = { companyId, accountId, candidateId, planId: of.interviewPlanId }
  const given = { result: 1, content: '通过', createdAt: now, updatedAt: now, submittedAt: now }
  await db
    .insertInto('interviewFeedback')
    .values({ id: newId(), ...about, ...given })
    .execute()
  server.clock.pass(74 * hourMs)
  await askForFeedback(server.services)
  await askForFeedback(server.services)
  expect(await mails()).toEqual([[second.email, null, 'emailFeedback']])
})

test('an account that may only read is reminded and not asked for feedback, and a frozen one is told nothing', async () => {
  const { lead, second, mails } = await aPlan()
  const as = (userType: string) => server.services.db.updateTable('account').set({ userType })
  await as('read').where('id', '=', lead.accountId).execute()
  await as('freeze').where('id', '=', second.accountId).execute()
  server.clock.pass(49 * hourMs)
  await remindOfInterviews(server.services)
  server.clock.pass(25 * hourMs)
  await askForFeedback(server.services)
  expect(await mails()).toEqual([
    ['su@mail.example', null, null],
    [lead.email, null, 'shareurl'],
  ])
})

test('a candidate who does not come is not reminded, nor is anybody asked how it was', async () => {
  const { of, mails, askedHow } = await aPlan()
  await server.services.db
    .updateTable('interviewPlan')
    .where('id', '=', of.interviewPlanId)
    .set({ responseStatus: 2 })
    .execute()
  server.clock.pass(49 * hourMs)
  await remindOfInterviews(server.services)
  server.clock.pass(37 * hourMs)
  await askForFeedback(server.services)
  await askCandidates(server.services)
  expect(await mails()).toEqual([])
  expect(await askedHow()).toEqual([])
})

test('half a day after it the candidate is asked once how it was, by a link of their own', async () => {
  const { of, askedHow } = await aPlan()
  server.clock.pass(74 * hourMs)
  await askCandidates(server.services)
  expect(await askedHow()).toEqual([])
  server.clock.pass(11 * hourMs)
  await Promise.all([askCandidates(server.services), askCandidates(server.services)])
  const sent = await askedHow()
  expect(sent.map(({ toAddress, calendar }) => [toAddress, calendar])).toEqual([['su@mail.example', null]])
  expect(sent[0]?.bodyText).toContain('/interview-satisfaction?sign=')
  const links = await server.services.db
    .selectFrom('mailLink')
    .where('planId', '=', of.interviewPlanId)
    .where('purpose', '=', 'satisfaction')
    .where('revokedAt', 'is', null)
    .select('accountId')
    .execute()
  expect(links).toEqual([{ accountId: null }])
})

test('the candidate is not asked to rate an interview that was not held', async () => {
  const { lead, candidateId, of, askedHow } = await aPlan()
  server.clock.pass(74 * hourMs)
  const { db, clock } = server.services
  const now = clock.now()
  const about = {
    companyId: lead.companyId,
    accountId: lead.accountId,
    candidateId,
    planId: of.interviewPlanId,
  }
  const given = { result: 4, content: '', createdAt: now, updatedAt: now, submittedAt: now }
  await db
    .insertInto('interviewFeedback')
    .values({ id: newId(), ...about, ...given })
    .execute()
  server.clock.pass(12 * hourMs)
  await askCandidates(server.services)
  expect(await askedHow()).toEqual([])
})
