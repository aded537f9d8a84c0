import { hourMs } from '@candor/kernel/durations'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { listTakenTimes } from '../../../planning/contract/reading.ts'
import { lockInterviewers } from '../../../planning/server/queries/taken.ts'
import { listInterviewerTimes, saveInterviewerTimes } from '../../contract/own-times.ts'
import { sent, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

test('an interviewer’s free times replace the earlier ones, and colleagues read them [P7-075 P7-076]', async () => {
  const { accountId, companyId, token } = await anAccount(server.services, { userType: 'interviewer' })
  const colleague = await anAccount(server.services, { companyId })
  const save = (hours: readonly number[], interviewerId?: string) =>
    server.call(
      saveInterviewerTimes,
      { interviewerId, times: hours.map((hour) => sent(timeOf(server, hour))) },
      { token },
    )
  expect((await save([0, 2], accountId)).code).toBe(0)
  expect((await save([4])).code).toBe(0)
  const listed = await server.call(listInterviewerTimes, { interviewerId: accountId }, colleague)
  expect(listed.data).toEqual([{ date: '2026-03-16', ...sent(timeOf(server, 4)) }])
  expect((await save([0], colleague.accountId)).code).toBe(1005)
  expect((await server.call(listInterviewerTimes, {}, { token })).data).toHaveLength(1)
  const other = await anAccount(server.services)
  expect((await server.call(listInterviewerTimes, { interviewerId: accountId }, other)).code).toBe(1005)
})

test('a planner sees the free times of the interviewers, within the requested time', async () => {
  const { accountId, companyId, token } = await anAccount(server.services, { userType: 'interviewer' })
  const planner = await anAccount(server.services, { companyId, userType: 'general' })
  const other = await anAccount(server.services, { userType: 'general' })
  const first = sent(timeOf(server, 0))
  const second = sent(timeOf(server, 40))
  await server.call(saveInterviewerTimes, { times: [first, second] }, { token })
  const look = async (caller: { token: string }, from: number, to: number) =>
    (await server.call(listTakenTimes, { interviewerIds: [accountId], from, to }, caller)).data
  const between = [first.endTime, second.startTime] as const
  expect(await look(planner, ...between)).toEqual([])
  expect(await look(planner, between[0] - 1, between[1])).toEqual([
    { interviewerId: accountId, times: [], freeTimes: [first] },
  ])
  expect(await look(other, between[0] - 1, between[1])).toEqual([])
})

test('times that are past, twice or without an end are refused by their field, and nothing is stored', async () => {
  const { token } = await anAccount(server.services, { userType: 'interviewer' })
  const fine = sent(timeOf(server, 0))
  for (const wrong of [
    sent(timeOf(server, -72)),
    fine,
    { startTime: fine.endTime, endTime: fine.startTime },
  ]) {
    const answer = await server.call(saveInterviewerTimes, { times: [fine, wrong] }, { token })
    expect(answer).toMatchObject({ code: 1003, data: { field: expect.stringMatching(/^times\.1\./) } })
  }
  expect((await server.call(listInterviewerTimes, {}, { token })).data).toEqual([])
})

test('a time that has begun is kept while another one is added, and may end sooner [R2-007 P7-075]', async () => {
  const { token } = await anAccount(server.services, { userType: 'interviewer' })
  const hour = (startsIn: number, endsIn: number) => {
    const now = server.clock.now().getTime()
    return { startTime: now + startsIn * hourMs, endTime: now + endsIn * hourMs }
  }
  const save = (times: ReturnType<typeof hour>[]) => server.call(saveInterviewerTimes, { times }, { token })
  const running = hour(0.5, 9)
  const tomorrow = hour(25, 26)
  await save([running])
  server.clock.pass(0.75 * hourMs)
  expect((await save([running, tomorrow])).code).toBe(0)
  const ending = { ...running, endTime: running.startTime + 2 * hourMs }
  expect((await save([ending, tomorrow])).code).toBe(0)
  expect((await save([{ ...running, startTime: running.startTime + 1 }, tomorrow])).code).toBe(1003)
  expect((await server.call(listInterviewerTimes, {}, { token })).data).toMatchObject([ending, tomorrow])
})

test('times that were saved elsewhere since they were read are not replaced, and those that are over do not count', async () => {
  const { token } = await anAccount(server.services, { userType: 'interviewer' })
  const [first, second, third] = [0, 2, 4].map((hour) => sent(timeOf(server, hour)))
  if (!first || !second || !third) throw new Error('there are three')
  type Times = ReturnType<typeof sent>[]
  const save = (times: Times, instead?: Times) =>
    server.call(saveInterviewerTimes, { times, instead }, { token, lang: 'en' })
  expect((await save([first], [])).code).toBe(0)
  expect(await save([second], [])).toMatchObject({
    code: 1012,
    msg: 'Your availability has just been saved elsewhere, so nothing was saved now',
  })
  // As a retry would whose answer was lost: they are stored already.
  expect((await save([first], [second])).code).toBe(0)
  const over = sent(timeOf(server, -72))
  expect((await save([second, third], [over, first])).code).toBe(0)
  expect((await server.call(listInterviewerTimes, {}, { token })).data).toMatchObject([second, third])
})

test('the second of two devices that save at once is refused, and the stored times are not lost', async () => {
  const { accountId, token } = await anAccount(server.services, { userType: 'interviewer' })
  const [first, second] = [0, 2].map((hour) => sent(timeOf(server, hour)))
  if (!first || !second) throw new Error('there are two')
  const save = (time: typeof first) =>
    server.call(saveInterviewerTimes, { times: [time], instead: [] }, { token })
  const answers = await server.services.db.transaction().execute(async (db) => {
    // Somebody plans a time of theirs: both wait.
    await lockInterviewers(db, [accountId])
    const saving = [save(first), save(second)]
    await expect.poll(() => countWaiting(server.services)).toBe(2)
    return { saving }
  })
  const codes = await Promise.all(answers.saving)
  expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 1012])
  const kept = codes[0]?.code === 0 ? first : second
  expect((await server.call(listInterviewerTimes, {}, { token })).data).toMatchObject([kept])
})
