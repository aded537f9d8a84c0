import { randomUUID } from 'node:crypto'
import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { updateInterviewDate } from '../../contract/planning.ts'
import { getInterviewerReceiveStatus } from '../../contract/receiving.ts'

const server = serverUnderTest()

/** An interview of tomorrow that its interviewer accepted, and one more hour to move it to. */
async function anInterview() {
  const { services, clock } = server
  const { db } = services
  const hr = await anAccount(services, { userType: 'general' })
  const { companyId } = hr
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  const { candidateId } = await aCandidate(services, { companyId })
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@mail.example' }).execute()
  const startsAt = Math.floor(clock.now().getTime() / hourMs + 24) * hourMs
  const about = {
    companyId,
    candidateId,
    createdByAccountId: hr.accountId,
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + hourMs),
    // The second one came by a bundle and has no account.
    interviewers: [{ accountId: interviewer.accountId }, { externalId: 'iv-9', name: '唐若谷' }],
  }
  const planId = await aPlan(services, about)
  await db
    .updateTable('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .set({ receiveStatus: 1 })
    .execute()
  const later = { interviewStartTime: startsAt + 2 * hourMs, interviewEndTime: startsAt + 3 * hourMs }
  const move = (more: object = {}, options: object = {}) =>
    server.call(
      updateInterviewDate,
      { interviewPlanId: planId, ...later, ...more },
      { token: interviewer.token, lang: 'en', ...options },
    )
  const stored = async () => ({
    plan: await db
      .selectFrom('interviewPlan')
      .where('id', '=', planId)
      .select(['startsAt', 'endsAt', 'sequence'])
      .executeTakeFirst(),
    people: await db
      .selectFrom('interviewPlanInterviewer')
      .where('planId', '=', planId)
      .orderBy('place')
      .select(['name', 'receiveStatus'])
      .execute(),
    mails: await db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .orderBy('id')
      .select(['toAddress', 'subject', 'calendarMethod'])
      .execute(),
  })
  const asked = async () => {
    const { token } = interviewer
    return (await server.call(getInterviewerReceiveStatus, { interviewPlanId: planId }, { token })).data
  }
  return { asked, hr, interviewer, companyId, candidateId, startsAt, about, later, move, stored }
}

test('its interviewer moves an interview: all else stands, everybody is asked anew and mailed once', async () => {
  const { interviewer, later, move, stored } = await anInterview()
  const idempotencyKey = randomUUID()
  expect((await move({}, { idempotencyKey })).code).toBe(0)
  expect((await move({}, { idempotencyKey })).code).toBe(0)
  expect((await move()).code).toBe(0)
  const { plan, people, mails } = await stored()
  expect(plan).toEqual({
    startsAt: new Date(later.interviewStartTime),
    endsAt: new Date(later.interviewEndTime),
    sequence: 1,
  })
  expect(people).toEqual([
    { name: '周予川', receiveStatus: 0 },
    { name: '唐若谷', receiveStatus: 0 },
  ])
  expect(mails.map(({ toAddress, calendarMethod }) => [toAddress, calendarMethod])).toEqual([
    ['su@mail.example', 'REQUEST'],
    [interviewer.email, 'REQUEST'],
  ])
  expect(mails[0]?.subject).toContain('interview changed')
})

test('a new invitation has another sequence number than the earlier one', async () => {
  const { asked, move } = await anInterview()
  expect(await asked()).toMatchObject({ interviewerReceiveStatus: 1, sequence: 0 })
  await move()
  expect(await asked()).toMatchObject({ interviewerReceiveStatus: 0, sequence: 1 })
})

test('recruiters move it too; an interviewer of another interview, readers and strangers do not', async () => {
  const { hr, companyId, candidateId, move, stored, about } = await anInterview()
  const other = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const reading = await anAccount(server.services, { companyId, userType: 'read' })
  // They reach the report by a plan of their own, and not this interview.
  await aPlan(server.services, { companyId, candidateId, interviewers: [{ accountId: other.accountId }] })
  expect((await move({}, { token: other.token })).code).toBe(1002)
  expect((await move({}, { token: reading.token })).code).toBe(1002)
  expect((await move({}, { token: (await anAccount(server.services)).token })).code).toBe(1005)
  expect((await stored()).plan).toMatchObject({ startsAt: about.startsAt, sequence: 0 })
  expect((await move({}, { token: hr.token })).code).toBe(0)
})

test('an unfit time is refused by its field, and moves no interview', async () => {
  const { companyId, candidateId, interviewer, startsAt, later, move, stored } = await anInterview()
  const cases = [
    [{ interviewEndTime: later.interviewStartTime }, 1003, 'interviewEndTime'],
    [{ interviewStartTime: 1, interviewEndTime: hourMs }, 1003, 'interviewStartTime'],
    [{ interviewDate: '2020-01-01' }, 1003, 'interviewDate'],
  ] as const
  for (const [wrong, code, field] of cases) expect(await move(wrong)).toMatchObject({ code, data: { field } })
  await aPlan(server.services, {
    companyId,
    candidateId,
    startsAt: new Date(startsAt + 2 * hourMs),
    interviewers: [{ accountId: interviewer.accountId }],
  })
  expect(await move()).toMatchObject({ code: 1012, msg: 'Already taken at this time: 周予川' })
  expect((await stored()).mails).toEqual([])
  expect((await move({ allowTaken: 1 })).code).toBe(0)
})

test('a cancelled interview is not moved', async () => {
  const { hr, companyId, move } = await anInterview()
  await server.services.db
    .updateTable('interviewPlan')
    .where('companyId', '=', companyId)
    .set({ status: 3 })
    .execute()
  expect((await move({}, { token: hr.token })).code).toBe(1012)
})

test('a moved interview tells the time that it had before', async () => {
  const { candidateId, hr, startsAt, move } = await anInterview()
  const tab = async () =>
    (await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, { token: hr.token })).data
  expect(await tab()).toMatchObject([{ movedFromTime: null }])
  expect((await move()).code).toBe(0)
  expect(await tab()).toMatchObject([{ interviewStartTime: startsAt + 2 * hourMs, movedFromTime: startsAt }])
})
