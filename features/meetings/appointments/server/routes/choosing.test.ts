import { dayMs, hourMs } from '@candor/kernel/durations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { linkTryLimit } from '../../../planning/rules/mail-links.ts'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { anInvited, sent, storedPlan, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

test('a candidate without an account reads the offered times, and neither rooms, passwords nor names of candidates', async () => {
  const { sign } = await anInvited(server, {
    plan: { roomType: 1, candidatePassword: 'kd27rx' },
  })
  const { data, body } = await server.call(readAppointment, { sign })
  expect(data).toMatchObject({
    companyName: '云间科技',
    interviewRoundName: '技术面',
    interviewerNames: ['周予川'],
    timeZone: 'Asia/Shanghai',
    stage: 'choosing',
    interviewStartTime: null,
    moveUntil: null,
    times: [0, 2, 4].map((hour) => ({ ...sent(timeOf(server, hour)), isTaken: false })),
  })
  expect(body).not.toMatch(/kd27rx|苏晴岚/)
})

test('a time is reserved once, and the same once more changes nothing [P2-039]', async () => {
  const { sign, planId, times, companyId } = await anInvited(server)
  const [first] = times
  if (!first) throw new Error('no time')
  for (let turn = 0; turn < 2; turn += 1) {
    const { data } = await server.call(reserveTime, { sign, interviewPlanId: planId, ...sent(first) })
    expect(data).toMatchObject({ stage: 'reserved', interviewStartTime: first.startsAt.getTime() })
  }
  expect(await storedPlan(server, planId)).toMatchObject({ responseStatus: 1, sequence: 1, ...first })
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .select(['action', 'accountId', 'details'])
    .execute()
  expect(entries).toMatchObject([{ action: 'time.chosen', accountId: null, details: { subject: '技术面' } }])
})

test('the first of two candidates gets a time that both choose, and the other reads why not', async () => {
  const first = await anInvited(server)
  const second = await anInvited(server, { interviewer: first.interviewer })
  const chosen = sent(timeOf(server, 2))
  expect((await server.call(reserveTime, { sign: first.sign, ...chosen })).code).toBe(0)
  expect(await server.call(reserveTime, { sign: second.sign, ...chosen }, { lang: 'cn' })).toMatchObject({
    code: 1012,
    msg: '这个时间刚刚被选走了，请另选一个',
  })
  const { data } = await server.call(readAppointment, { sign: second.sign })
  expect(data.times.map(({ isTaken }) => isTaken)).toEqual([false, true, false])
  expect(await storedPlan(server, second.planId)).toMatchObject({ startsAt: null, responseStatus: 0 })
})

test('a single one of 100 candidates who choose the same time at once gets it', async () => {
  const first = await anInvited(server, { hours: [0] })
  const others = await Promise.all(
    Array.from({ length: 99 }, () => anInvited(server, { hours: [0], interviewer: first.interviewer })),
  )
  const chosen = sent(timeOf(server, 0))
  const answers = await Promise.all(
    [first, ...others].map(({ sign }) => server.call(reserveTime, { sign, ...chosen })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 1012)).toHaveLength(99)
  const held = await server.services.db
    .selectFrom('offeredTime')
    .where('companyId', '=', first.companyId)
    .where('state', '=', 'chosen')
    .select('planId')
    .execute()
  expect(held).toHaveLength(1)
})

test('times that overlap the interviewer’s other interviews are taken; cancelled and refused interviews take no time', async () => {
  const { interviewer, companyId, sign } = await anInvited(server)
  const overlapping = { startsAt: new Date(timeOf(server, 2).startsAt.getTime() + hourMs / 2) }
  const busy = await anInvited(server, { interviewer, hours: [], plan: overlapping })
  const takenOf = async () =>
    (await server.call(readAppointment, { sign })).data.times.map((time) => time.isTaken)
  expect(await takenOf()).toEqual([false, true, false])
  const { db } = server.services
  const change = (part: object) =>
    db.updateTable('interviewPlan').set(part).where('id', '=', busy.planId).execute()
  for (const part of [{ status: 3 }, { status: 0, responseStatus: 2 }, { responseStatus: 3 }]) {
    await change(part)
    expect(await takenOf()).toEqual([false, false, false])
  }
  await change({ responseStatus: 0 })
  await db
    .updateTable('interviewPlanInterviewer')
    .set({ receiveStatus: 2 })
    .where('planId', '=', busy.planId)
    .execute()
  expect(await takenOf()).toEqual([false, false, false])
  expect(companyId).toBe(busy.companyId)
})

test('a time that was not offered, or is past by now, is not reserved', async () => {
  const { sign, times } = await anInvited(server)
  const [first] = times
  if (!first) throw new Error('no time')
  const { startTime, endTime } = sent(first)
  for (const wrong of [
    { startTime, endTime: endTime + 1 },
    { startTime: startTime + 1, endTime },
    { startTime: endTime, endTime: startTime },
    sent(timeOf(server, -72)),
  ]) {
    expect((await server.call(reserveTime, { sign, ...wrong })).code).toBe(1012)
  }
  const began = server.clock.now()
  server.clock.set(first.startsAt)
  expect((await server.call(reserveTime, { sign, startTime, endTime })).code).toBe(1012)
  server.clock.set(began)
  for (const wrong of [
    { startTime: -1, endTime },
    { startTime: 1e15, endTime },
  ]) {
    expect((await server.call(reserveTime, { sign, ...wrong })).code).toBe(1003)
  }
})

test('a candidate says in a line that no time suits, and chooses one after all', async () => {
  const { sign, planId, times } = await anInvited(server)
  const tell = (reason: string) =>
    server.call(respondToPlan, { sign, responseStatus: 2, reason }, { lang: 'cn' })
  expect(await tell('  ')).toMatchObject({ code: 1003, msg: '请简单说明哪些时间方便' })
  expect((await tell('x'.repeat(5000))).code).toBe(1003)
  expect((await tell('周五下午都可以')).data).toMatchObject({ stage: 'told', reason: '周五下午都可以' })
  expect(await storedPlan(server, planId)).toMatchObject({
    responseStatus: 2,
    responseReason: '周五下午都可以',
  })
  const [first] = times
  if (!first) throw new Error('no time')
  expect((await server.call(reserveTime, { sign, ...sent(first) })).data).toMatchObject({
    stage: 'reserved',
    reason: null,
  })
})

test('a set time is accepted or refused, and an accepted one can be cancelled, once and for all', async () => {
  const plan = { ...timeOf(server, 5) }
  const { sign, planId } = await anInvited(server, { hours: [], plan })
  const respond = (responseStatus: number) => server.call(respondToPlan, { sign, responseStatus })
  expect((await server.call(readAppointment, { sign })).data.stage).toBe('answering')
  expect((await respond(3)).code).toBe(1012)
  expect((await respond(1)).data).toMatchObject({ stage: 'reserved', mayCancel: true })
  expect((await respond(1)).data.stage).toBe('reserved')
  expect((await respond(2)).code).toBe(1012)
  expect((await respond(3)).data.stage).toBe('cancelled')
  expect((await respond(3)).code).toBe(0)
  expect((await respond(1)).code).toBe(1012)
  expect(await storedPlan(server, planId)).toMatchObject({ responseStatus: 3, sequence: 2 })
  const refused = await anInvited(server, { hours: [], plan })
  const answer = await server.call(respondToPlan, { sign: refused.sign, responseStatus: 2 })
  expect(answer.data).toMatchObject({ stage: 'told', reason: null })
})

test('a cancelled interview frees its time for others', async () => {
  const first = await anInvited(server, { hours: [0] })
  const second = await anInvited(server, { hours: [0], interviewer: first.interviewer })
  const chosen = sent(timeOf(server, 0))
  await server.call(reserveTime, { sign: first.sign, ...chosen })
  expect((await server.call(reserveTime, { sign: second.sign, ...chosen })).code).toBe(1012)
  await server.call(respondToPlan, { sign: first.sign, responseStatus: 3 })
  expect((await server.call(reserveTime, { sign: second.sign, ...chosen })).code).toBe(0)
  expect((await server.call(reserveTime, { sign: first.sign, ...chosen })).code).toBe(1012)
})

test('a link is refused alike when it is unknown, of another interview, of a cancelled other one or ended', async () => {
  const own = await anInvited(server)
  const foreign = await anInvited(server)
  const cancelled = await anInvited(server)
  await server.services.db
    .updateTable('interviewPlan')
    .set({ status: 3 })
    .where('id', '=', cancelled.planId)
    .execute()
  const unknown = await server.call(readAppointment, { sign: 'made up' }, { lang: 'cn' })
  expect(unknown).toMatchObject({
    status: 200,
    code: 1005,
    msg: '这个链接已失效，请打开最近一封邮件中的链接，或联系招聘人员',
  })
  const bodies = [
    ...(await Promise.all(
      [foreign, cancelled].map(({ planId }) =>
        server.call(
          reserveTime,
          { sign: own.sign, interviewPlanId: planId, ...sent(timeOf(server, 0)) },
          { lang: 'cn' },
        ),
      ),
    )),
    await server.call(respondToPlan, { sign: 'made up', responseStatus: 1 }, { lang: 'cn' }),
  ].map(({ body }) => body)
  expect(new Set(bodies)).toEqual(new Set([unknown.body]))
  const began = server.clock.now()
  server.clock.pass(40 * dayMs)
  expect((await server.call(readAppointment, { sign: own.sign }, { lang: 'cn' })).body).toBe(unknown.body)
  server.clock.set(began)
})

test('tries with links that open nothing are counted by address, and refused beyond a number', async () => {
  server.clock.pass(linkTryLimit.perMinutes * 60_000)
  for (let turn = 0; turn < linkTryLimit.max; turn += 1)
    await server.call(readAppointment, { sign: `guess ${turn}` })
  const { sign } = await anInvited(server)
  const answer = await server.call(readAppointment, { sign }, { lang: 'cn' })
  expect(answer).toMatchObject({ code: 1009, data: { retryAfterSeconds: expect.any(Number) } })
  expect(answer.msg).toMatch(/^尝试次数过多，请在 \d+ 分钟后再试$/)
})
