import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { cancelInterviewPlan, changeInterviewPlan, updateInterviewDate } from '../../contract/planning.ts'
import { findInterviewPlan } from '../../contract/reading.ts'
import { deskUnderTest } from './desk-under-test.ts'

const server = serverUnderTest()
const { aDesk, tabOf } = deskUnderTest(server)

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
