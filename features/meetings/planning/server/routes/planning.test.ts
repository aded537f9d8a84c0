import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import { dayOf } from '@candor/messages/local-time'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
  maxOwnPlans,
  updateInterviewDate,
} from '../../contract/planning.ts'
import { findInterviewPlan, listInterviewers, listTakenTimes } from '../../contract/reading.ts'

const server = serverUnderTest()

/** A recruiter, an interviewer and a candidate of one company, with an hour of tomorrow to plan. */
async function aDesk() {
  const { services, clock } = server
  const hr = await anAccount(services, { userType: 'general' })
  const { companyId, token } = hr
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer', name: '周予川' })
  const { candidateId } = await aCandidate(services, { companyId })
  const start = Math.floor(clock.now().getTime() / hourMs + 24) * hourMs
  const wish = {
    interviewRoundName: '二面',
    interviewStartTime: start,
    interviewEndTime: start + hourMs,
    timeZone: 'Asia/Shanghai',
    planRoomType: 0,
    offlineLocation: '深圳南山',
    interviewOtherInfo: '请带电脑',
    interviewerIds: [interviewer.accountId],
    guestUserList: [{ guestUserName: '何静姝', email: 'he@person.example' }],
  }
  const create = (more: object = {}, options: object = {}) =>
    server.call(
      createInterviewPlans,
      { jobseekerChannelIds: [candidateId], ...wish, ...more },
      { token, lang: 'en', ...options },
    )
  const planned = async () => {
    const { data } = await create()
    return { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
  }
  return { hr, token, companyId, interviewer, candidateId, start, wish, create, planned }
}

type Desk = Awaited<ReturnType<typeof aDesk>>

const tabOf = async ({ token, candidateId }: Pick<Desk, 'token' | 'candidateId'>) =>
  (await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, { token })).data

const answers = (planId: string) =>
  server.services.db
    .selectFrom('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .select(['name', 'receiveStatus', 'leads'])
    .execute()

const accept = (planId: string) =>
  server.services.db
    .updateTable('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .set({ receiveStatus: 1, answeredAt: server.clock.now() })
    .execute()

test('one account plans so many interviews with a candidate at most, of several candidates too', async () => {
  const { hr, companyId, candidateId, create, wish } = await aDesk()
  const made = { companyId, candidateId, createdByAccountId: hr.accountId }
  for (let at = 1; at < maxOwnPlans; at += 1) await aPlan(server.services, made)
  expect((await create()).code).toBe(0)
  const other = await aCandidate(server.services, { companyId })
  expect(await create({ jobseekerChannelIds: [other.candidateId, candidateId] })).toMatchObject({
    code: 1008,
    msg: 'You can schedule at most 100 interviews with a candidate',
  })
  const colleague = await anAccount(server.services, { companyId, userType: 'general' })
  const plan = { jobseekerChannelIds: [candidateId], ...wish, allowTaken: true }
  expect((await server.call(createInterviewPlans, plan, colleague)).code).toBe(0)
})

test('interviews with many candidates are stored by as many statements as one with one', async () => {
  const { companyId, create } = await aDesk()
  const candidates = await Promise.all(
    Array.from({ length: 12 }, () => aCandidate(server.services, { companyId })),
  )
  const statementsFor = async (count: number) => {
    const jobseekerChannelIds = candidates.slice(0, count).map(({ candidateId }) => candidateId)
    const statements = await statementsOf(async () => {
      const { data } = await create({ jobseekerChannelIds, allowTaken: true })
      expect(data.map((plan) => plan.jobseekerChannelId).toSorted()).toEqual(jobseekerChannelIds.toSorted())
    })
    return statements.length
  }
  await statementsFor(1)
  expect(await statementsFor(12)).toBe(await statementsFor(1))
})

test('a planned interview stands in the report with its day, and opens it to the interviewer', async () => {
  const desk = await aDesk()
  const { candidateId, interviewer, start } = desk
  const asInterviewer = { token: interviewer.token, candidateId }
  expect(
    (await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, { token: interviewer.token }))
      .code,
  ).not.toBe(0)
  expect((await desk.create()).code).toBe(0)
  const [plan] = await tabOf(asInterviewer)
  expect(plan).toMatchObject({
    interviewRoundName: '二面',
    interviewDate: dayOf(start, 'Asia/Shanghai'),
    interviewStartTime: start,
    interviewEndTime: start + hourMs,
    planRoomType: 0,
    status: 0,
    responseStatus: 0,
    offlineLocation: '深圳南山',
    interviewOtherInfo: '请带电脑',
    createUserName: expect.any(String),
    guestUserList: [{ guestUserName: '何静姝' }],
    interviewerInfoList: [{ interviewerId: interviewer.accountId, interviewerName: '周予川' }],
  })
})

test('several candidates are planned for at once, all or none, and a retry plans nothing again', async () => {
  const desk = await aDesk()
  const { companyId, candidateId } = desk
  const { candidateId: another } = await aCandidate(server.services, { companyId })
  const stranger = await aCandidate(server.services)
  const both = { jobseekerChannelIds: [candidateId, another] }
  const idempotencyKey = '018f0000-0000-7000-8000-0000000000aa'
  const first = await desk.create(both, { idempotencyKey })
  expect(first.data.map(({ jobseekerChannelId }) => jobseekerChannelId).toSorted()).toEqual(
    [candidateId, another].toSorted(),
  )
  expect((await desk.create(both, { idempotencyKey })).data).toEqual(first.data)
  const refused = await desk.create({
    jobseekerChannelIds: [candidateId, stranger.candidateId],
    allowTaken: true,
  })
  expect(refused.code).toBe(1005)
  expect(await tabOf(desk)).toHaveLength(1)
})

test('an interviewer who is taken is told of, and planned all the same where that is meant', async () => {
  const desk = await aDesk()
  await desk.planned()
  const half = { interviewStartTime: desk.start + hourMs / 2, interviewEndTime: desk.start + 2 * hourMs }
  expect(await desk.create(half)).toMatchObject({
    code: 1012,
    msg: 'Already taken at this time: 周予川',
    data: { interviewerIds: [desk.interviewer.accountId] },
  })
  const after = { interviewStartTime: desk.start + hourMs, interviewEndTime: desk.start + 2 * hourMs }
  expect((await desk.create(after)).code).toBe(0)
  expect((await desk.create({ ...half, allowTaken: true })).code).toBe(0)
})

test('of two who plan the same hour at once one is told that it is taken', async () => {
  const desk = await aDesk()
  const codes = (await Promise.all([desk.create(), desk.create()])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, 1012])
})

test('a change of time asks everybody anew, another one leaves their answers', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { token, wish, start } = desk
  const change = (more: object) =>
    server.call(changeInterviewPlan, { ...of, ...wish, ...more, sequence: 0 }, { token, lang: 'en' })
  await accept(of.interviewPlanId)
  const noted = await change({ interviewOtherInfo: '改为三楼' })
  expect(noted.data).toEqual({ sequence: 1 })
  expect(await answers(of.interviewPlanId)).toEqual([{ name: '周予川', receiveStatus: 1, leads: true }])
  expect(await change({})).toMatchObject({
    code: 1012,
    msg: 'Somebody else has just changed this interview. Reload the page and try again',
  })
  const moved = { interviewStartTime: start + 2 * hourMs, interviewEndTime: start + 3 * hourMs, sequence: 1 }
  expect((await server.call(changeInterviewPlan, { ...of, ...wish, ...moved }, { token })).code).toBe(0)
  expect(await answers(of.interviewPlanId)).toEqual([{ name: '周予川', receiveStatus: 0, leads: true }])
  const { data } = await server.call(findInterviewPlan, of, { token })
  expect(data).toMatchObject({
    sequence: 2,
    interviewStartTime: start + 2 * hourMs,
    timeZone: 'Asia/Shanghai',
    guestUserList: [{ guestUserName: '何静姝', email: 'he@person.example' }],
  })
})

test('an interview that is under way is put right without a mail, and keeps its answers [P2-137]', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { token, wish, companyId } = desk
  const { db } = server.services
  await accept(of.interviewPlanId)
  const begun = server.clock.now().getTime() - hourMs
  const times = { startsAt: new Date(begun), endsAt: new Date(begun + 2 * hourMs) }
  await db.updateTable('interviewPlan').where('id', '=', of.interviewPlanId).set(times).execute()
  const mails = () => db.selectFrom('mail').where('companyId', '=', companyId).select('id').execute()
  const before = await mails()
  const guestUserList = [...wish.guestUserList, { guestUserName: '唐若谷', email: 'tang@person.example' }]
  const stood = { interviewStartTime: begun, interviewEndTime: begun + 2 * hourMs }
  const change = { ...of, ...wish, ...stood, guestUserList, offlineLocation: '深圳福田', sequence: 0 }
  expect((await server.call(changeInterviewPlan, change, { token })).code).toBe(0)
  expect(await answers(of.interviewPlanId)).toMatchObject([{ receiveStatus: 1 }])
  const guests = [{ guestUserName: '何静姝' }, { guestUserName: '唐若谷' }]
  expect(await tabOf(desk)).toMatchObject([{ offlineLocation: '深圳福田', guestUserList: guests }])
  expect(await mails()).toEqual(before)
})

test('an interview whose end is past is neither changed, moved nor cancelled', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { token, wish } = desk
  const ended = server.clock.now().getTime()
  const times = { startsAt: new Date(ended - hourMs), endsAt: new Date(ended) }
  const { db } = server.services
  await db.updateTable('interviewPlan').where('id', '=', of.interviewPlanId).set(times).execute()
  const as = { token, lang: 'en' }
  const { interviewPlanId } = of
  const later = { interviewStartTime: ended + hourMs, interviewEndTime: ended + 2 * hourMs }
  const replies = [
    await server.call(changeInterviewPlan, { ...of, ...wish, sequence: 0 }, as),
    await server.call(updateInterviewDate, { interviewPlanId, ...later }, as),
    await server.call(cancelInterviewPlan, { ...of, reason: '' }, as),
  ]
  const refusal = 'This interview has been held. It can no longer be changed or cancelled.'
  expect(replies.map(({ msg }) => msg)).toEqual([refusal, refusal, refusal])
  expect(await tabOf(desk)).toMatchObject([{ status: 0, interviewStartTime: ended - hourMs }])
})

test('an interviewer without an account, whom an import named, stays when the interview is changed', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { db } = server.services
  const { companyId } = desk.hr
  const named = {
    id: newId(),
    companyId,
    planId: of.interviewPlanId,
    externalId: 'iv-9',
    name: '外部专家',
    place: 2,
  }
  await db.insertInto('interviewPlanInterviewer').values(named).execute()
  const change = { ...of, ...desk.wish, sequence: 0 }
  expect((await server.call(changeInterviewPlan, change, { token: desk.token })).code).toBe(0)
  expect((await answers(of.interviewPlanId)).map(({ name }) => name)).toEqual(['周予川', '外部专家'])
})

test('a cancelled interview says so, keeps nobody, and is not changed any more', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { token, wish } = desk
  const cancel = () => server.call(cancelInterviewPlan, { ...of, reason: '职位已招满' }, { token })
  expect((await cancel()).code).toBe(0)
  expect((await cancel()).code).toBe(0)
  expect((await tabOf(desk))[0]?.status).toBe(3)
  expect((await server.call(changeInterviewPlan, { ...of, ...wish, sequence: 1 }, { token })).code).toBe(1012)
  expect((await desk.create()).code).toBe(0)
})

test('faults are told by their field, and a frozen account does not interview', async () => {
  const desk = await aDesk()
  const { companyId, start } = desk
  const frozen = await anAccount(server.services, { companyId, userType: 'freeze' })
  const cases = [
    [{ interviewEndTime: start }, 1003, 'interviewEndTime'],
    [{ interviewStartTime: 1 }, 1003, 'interviewStartTime'],
    [{ planRoomType: 1 }, 1013, 'planRoomType'],
    [{ interviewRoundName: '' }, 1003, 'interviewRoundName'],
    [{ interviewerIds: [frozen.accountId] }, 1005, 'interviewerIds'],
    [{ interviewRoundId: frozen.accountId }, 1003, 'interviewRoundId'],
  ] as const
  for (const [wrong, code, field] of cases)
    expect(await desk.create(wrong)).toMatchObject({ code, data: { field } })
  expect((await desk.create({ interviewOtherInfo: 'x'.repeat(501) })).code).toBe(1003)
  const { data } = await server.call(listInterviewers, {}, { token: desk.token })
  expect(data.map(({ interviewerId }) => interviewerId)).not.toContain(frozen.accountId)
  expect(data.map(({ interviewerName }) => interviewerName)).toContain('周予川')
})

test('taken times tell what is held only to whoever may read it', async () => {
  const desk = await aDesk()
  const of = await desk.planned()
  const { start, interviewer, companyId } = desk
  const another = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const stranger = await anAccount(server.services)
  const look = async ({ token }: { token: string }) => {
    const asked = { interviewerIds: [interviewer.accountId], from: start - hourMs, to: start + hourMs }
    return (await server.call(listTakenTimes, asked, { token })).data
  }
  const time = { startTime: start, endTime: start + hourMs, interviewPlanId: of.interviewPlanId }
  const told = (title: string | null) => [
    { interviewerId: interviewer.accountId, times: [{ ...time, title }], freeTimes: [] },
  ]
  expect(await look(desk)).toEqual(told('二面'))
  expect(await look(interviewer)).toEqual(told('二面'))
  expect(await look(another)).toEqual(told(null))
  expect(await look(stranger)).toEqual([])
})
