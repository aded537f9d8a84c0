import { hourMs } from '@candor/kernel/durations'
import { dayOf } from '@candor/messages/local-time'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { createInterviewPlans, maxOwnPlans } from '../../contract/planning.ts'
import { listInterviewers, listTakenTimes } from '../../contract/reading.ts'
import { deskUnderTest } from './desk-under-test.ts'

const server = serverUnderTest()
const { aDesk, tabOf } = deskUnderTest(server)

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

test('the second of two recruiters who plan the same hour at once is told that it is taken', async () => {
  const desk = await aDesk()
  const codes = (await Promise.all([desk.create(), desk.create()])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, 1012])
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

test('taken times name their interview only for readers of it', async () => {
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
