import { hourMs } from '@candor/kernel/durations'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readAppointment, reserveTime } from '../../contract/choosing.ts'
import { anInvited, sent, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

test('an interview is moved once, until the hour that the company set', async () => {
  const { sign, companyId } = await anInvited(server)
  await aSetting(server.services, companyId, 'rules', { candidateMoveHours: 12 })
  const [first, second, third] = [0, 2, 4].map((hour) => sent(timeOf(server, hour)))
  if (!first || !second || !third) throw new Error('a time is missing')
  const began = server.clock.now()
  const reserved = await server.call(reserveTime, { sign, ...first })
  expect(reserved.data.moveUntil).toBe(first.startTime - 12 * hourMs)
  server.clock.set(new Date(first.startTime - 12 * hourMs))
  expect(await server.call(reserveTime, { sign, ...second })).toMatchObject({
    code: 1012,
    msg: 'It is too late to reschedule this interview. Contact the company',
  })
  server.clock.pass(-1)
  const moved = await server.call(reserveTime, { sign, ...second })
  expect(moved.data).toMatchObject({ interviewStartTime: second.startTime, hasMoved: true, moveUntil: null })
  expect((await server.call(reserveTime, { sign, ...third })).msg).toBe(
    'An interview can be rescheduled once. Contact the company to change it again',
  )
  server.clock.set(began)
  await aSetting(server.services, companyId, 'rules', { candidateMoveHours: 0 })
  expect((await server.call(readAppointment, { sign })).data.moveUntil).toBe(null)
})

test('an interviewer who declined a time is asked again about the next one, and must be free then', async () => {
  const { sign, interviewer, planId } = await anInvited(server)
  const { db } = server.services
  const ofPlan = () => db.selectFrom('interviewPlanInterviewer').where('planId', '=', planId)
  await server.call(reserveTime, { sign, ...sent(timeOf(server, 0)) })
  await db
    .updateTable('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .set({ receiveStatus: 2, refuseReason: '出差', answeredAt: server.clock.now() })
    .execute()
  await anInvited(server, { interviewer, hours: [], plan: timeOf(server, 2) })
  expect((await server.call(reserveTime, { sign, ...sent(timeOf(server, 2)) })).code).toBe(1012)
  expect((await server.call(reserveTime, { sign, ...sent(timeOf(server, 4)) })).code).toBe(0)
  const answers = ofPlan().select(['receiveStatus', 'refuseReason', 'answeredAt'])
  expect(await answers.execute()).toEqual([{ receiveStatus: 0, refuseReason: null, answeredAt: null }])
})
