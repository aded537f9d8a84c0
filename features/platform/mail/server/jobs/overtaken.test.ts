import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import type { Mailer } from '@candor/kernel/services'
import { aCandidate, anAccount, aToken } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { type CandidateResponse, responseCode } from '../../../../candidates/interviews/rules/response.ts'
import { respondToPlan } from '../../../../meetings/appointments/contract/choosing.ts'
import { offerTimes } from '../../../../meetings/appointments/contract/offering.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
} from '../../../../meetings/planning/contract/planning.ts'
import { setInterviewerReceiveStatus } from '../../../../meetings/planning/contract/receiving.ts'
import { makeMailLink } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { remindOfInterviews } from '../../../../meetings/planning/server/jobs.ts'
import { isOvertaken } from '../../../../meetings/planning/server/queries/overtaken.ts'
import { deliverBy } from '../jobs.ts'
import { enqueueMails } from '../queries.ts'

const server = serverUnderTest()
let sent: string[] = []
const mailer: Mailer = {
  async send({ to, subject }) {
    sent.push(`${to} ${/cancelled|invitation|changed|soon|choose/i.exec(subject)?.[0]}`)
  },
}

beforeEach(async () => {
  sent = []
  await server.services.db.deleteFrom('mail').execute()
})

async function deliverAll() {
  while ((await deliverBy('mail')({ ...server.services, mailer })) > 0);
}

/** What was sent to an address. */
const sentTo = (address: string) =>
  sent.flatMap((mail) => (mail.startsWith(`${address} `) ? mail.slice(address.length + 1) : []))

/** An interview in two days with an interviewer and a guest; nothing of it is mailed yet. */
async function aPlan() {
  const { services, call, clock } = server
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const lead = await anAccount(services, { companyId, userType: 'interviewer' })
  const { candidateId } = await aCandidate(services, { companyId })
  const guest = `guest-${candidateId}@mail.example`
  await services.db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ email: 'su@mail.example' })
    .execute()
  const startsAt = clock.now().getTime() + 48 * hourMs
  const wish = {
    interviewRoundName: '技术面',
    interviewStartTime: startsAt,
    interviewEndTime: startsAt + hourMs,
    planRoomType: 3,
    tencentMeetingUrl: 'https://meeting.example/j/1',
    interviewerIds: [lead.accountId],
    guestUserList: [{ guestUserName: '许宁', email: guest }],
  }
  const as = { token, lang: 'en' }
  const { data } = await call(createInterviewPlans, { jobseekerChannelIds: [candidateId], ...wish }, as)
  const planId = data[0]?.interviewPlanId ?? ''
  const of = { jobseekerChannelId: candidateId, interviewPlanId: planId }
  const about = { companyId, planId, interviewEndsAt: null, purpose: 'respond' } as const
  const answer = async (response: CandidateResponse) => {
    const { token: sign } = await makeMailLink(services, { ...about, now: clock.now() })
    return (await call(respondToPlan, { sign, responseStatus: responseCode(response) })).code
  }
  const at = startsAt + 24 * hourMs
  return {
    lead: lead.email,
    guest,
    candidateId,
    answer,
    change: async (sequence: number, interviewRoundName: string) =>
      (await call(changeInterviewPlan, { ...of, ...wish, sequence, interviewRoundName }, as)).code,
    /** The change that takes the guest out of it. */
    without: async (sequence: number) =>
      (await call(changeInterviewPlan, { ...of, ...wish, sequence, guestUserList: [] }, as)).code,
    cancel: async () => (await call(cancelInterviewPlan, { ...of, reason: '' }, as)).code,
    offer: async () =>
      (await call(offerTimes, { ...of, times: [{ startTime: at, endTime: at + hourMs }] }, as)).code,
    decline: async () => {
      const refusal = { interviewPlanId: planId, interviewerReceiveStatus: 2, reason: '出差' }
      return (await call(setInterviewerReceiveStatus, refusal, { token: await aToken(services, lead) })).code
    },
  }
}

test('of changes within one millisecond the last one is told alone', async () => {
  const { guest, change, cancel } = await aPlan()
  expect(await change(0, '二面')).toBe(0)
  expect(await change(1, '三面')).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['changed'])
  expect(await change(2, '终面')).toBe(0)
  expect(await cancel()).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['changed', 'cancelled'])
})

test('who is taken out of an interview and put back reads last that it takes place', async () => {
  const { guest, lead, change, without } = await aPlan()
  await deliverAll()
  expect(await without(0)).toBe(0)
  expect(await change(1, '二面')).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'changed'])
  expect(await without(2)).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'changed', 'cancelled'])
  expect(sentTo(lead).at(-1)).toBe('changed')
})

test('who is taken out of an interview is told so, whatever becomes of it', async () => {
  const { guest, without, offer, answer } = await aPlan()
  await deliverAll()
  expect(await without(0)).toBe(0)
  expect(await answer('rejected')).toBe(0)
  expect(await offer()).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'cancelled'])
})

test('an invitation does not go out after other times were offered', async () => {
  const { guest, lead, offer } = await aPlan()
  expect(await offer()).toBe(0)
  await deliverAll()
  expect([...sentTo(guest), ...sentTo(lead)]).toEqual([])
  expect(sentTo('su@mail.example')).toHaveLength(1)
})

test('an offer that was put off does not go out after a later change of the interview', async () => {
  const { offer, change } = await aPlan()
  await deliverAll()
  expect(await offer()).toBe(0)
  await putOff()
  const { sequence } = await server.services.db
    .selectFrom('interviewPlan')
    .orderBy('id', 'desc')
    .limit(1)
    .select('sequence')
    .executeTakeFirstOrThrow()
  expect(await change(sequence, '二面')).toBe(0)
  await deliverAll()
  server.clock.pass(hourMs)
  await deliverAll()
  expect(sentTo('su@mail.example')).toEqual(['invitation', 'changed'])
})

/** Puts off every waiting mail for an hour, as a mail server does that takes none now. */
async function putOff(): Promise<void> {
  const nextTryAt = new Date(server.clock.now().getTime() + hourMs)
  await server.services.db.updateTable('mail').where('state', '=', 'waiting').set({ nextTryAt }).execute()
}

test('news of an interview follows its readers to their new addresses', async () => {
  const { lead, candidateId } = await aPlan()
  const { db } = server.services
  await db
    .updateTable('account')
    .where('email', '=', lead)
    .set({ email: `new-${lead}` })
    .execute()
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@new.example' }).execute()
  await deliverAll()
  expect([sentTo(lead), sentTo('su@mail.example')]).toEqual([[], []])
  expect([sentTo(`new-${lead}`), sentTo('su@new.example')]).toEqual([['invitation'], ['invitation']])
})

test('an address change of one candidate moves no mail of another one with the same address', async () => {
  const one = await aPlan()
  const other = await aPlan()
  const { db } = server.services
  await db
    .updateTable('candidate')
    .where('id', '=', one.candidateId)
    .set({ email: 'su@new.example' })
    .execute()
  await deliverAll()
  expect(other.candidateId).not.toBe(one.candidateId)
  expect([sentTo('su@new.example'), sentTo('su@mail.example')]).toEqual([['invitation'], ['invitation']])
})

test('a link that opens an account goes to neither address once that has changed, and a notice to the old one', async () => {
  const { companyId, email } = await anAccount(server.services)
  const { db, clock } = server.services
  const mail = { companyId, to: email, now: clock.now() }
  await enqueueMails(db, [
    {
      ...mail,
      subject: 'choose a password',
      text: 'Open …#the-token',
      secret: 'the-token',
      isForOwnerAlone: true,
    },
    { ...mail, subject: 'your address changed', text: 'It is another one now' },
  ])
  await db
    .updateTable('account')
    .where('email', '=', email)
    .set({ email: `new-${email}` })
    .execute()
  await deliverAll()
  expect([sentTo(email), sentTo(`new-${email}`)]).toEqual([['changed'], []])
  const stored = await db.selectFrom('mail').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('the-token')
})

test('an invitation goes out after the candidate has said that they come, and not after they have declined', async () => {
  const coming = await aPlan()
  const declined = await aPlan()
  expect(await coming.answer('accepted')).toBe(0)
  expect(await declined.answer('rejected')).toBe(0)
  await deliverAll()
  expect(sentTo(coming.guest)).toEqual(['invitation'])
  expect(sentTo(declined.guest)).toEqual([])
})

test('a reminder does not go out after the candidate or the interviewer it is for has declined', async () => {
  const declined = await aPlan()
  const cancelled = await aPlan()
  await deliverAll()
  for (const { answer } of [declined, cancelled]) expect(await answer('accepted')).toBe(0)
  server.clock.pass(25 * hourMs)
  await remindOfInterviews(server.services)
  expect(await declined.decline()).toBe(0)
  expect(await cancelled.answer('cancelled')).toBe(0)
  await deliverAll()
  expect(sentTo(declined.guest)).toEqual(['invitation', 'soon'])
  expect(sentTo(declined.lead)).toEqual(['invitation'])
  expect(sentTo(cancelled.guest)).toEqual(['invitation'])
  expect(sentTo(cancelled.lead)).not.toContain('soon')
})

test('later news is found without reading the mails of other interviews', async () => {
  const { services, clock } = server
  const { companyId } = await anAccount(services)
  const words = {
    companyId,
    to: 'guest@mail.example',
    subject: 'News',
    text: 'It is planned',
    now: clock.now(),
  }
  const planIds = Array.from({ length: 300 }, () => newId<'plan'>())
  const mails = planIds.flatMap((id) => [0, 1, 2].map((sequence) => ({ ...words, plan: { id, sequence } })))
  await enqueueMails(services.db, mails)
  const about = { planId: planIds[7] ?? '', endsAt: null, calendarMethod: null, toAddress: words.to }
  const steps = await explained(services.db, async (db) => {
    expect(await isOvertaken(db, { ...about, planSequence: 1 })).toBe(true)
    expect(await isOvertaken(db, { ...about, planSequence: 2 })).toBe(false)
  })
  expect(rowsRead(steps, 'mail')).toBe(1)
})
