import { randomUUID } from 'node:crypto'
import { hourMs } from '@candor/kernel/durations'
import { changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { checkModifyAuth } from '../contract/giving.ts'
import { anInterviewWithPeople } from './routes/interview-under-test.ts'

const server = serverUnderTest()

const anInterview = (given: Parameters<typeof anInterviewWithPeople>[1] = {}) =>
  anInterviewWithPeople(server, given)

test('a feedback is stored, shows with its plan, and is changed by its author [P7-061 P7-066 P3-021]', async () => {
  const { give, rows, planOf, interviewer, planId, positionId } = await anInterview()
  const { code, data } = await give(interviewer, { interviewResult: 2 })
  expect(code).toBe(0)
  const first = (await planOf(interviewer))?.interviewerInfoList[0]?.znInterviewFeedbackVO
  expect(first).toMatchObject({
    id: data.id,
    interviewResult: 2,
    feedbackContent: '说得清机制',
    planInterviewId: planId,
    positionId,
    lastUpdateBy: interviewer.accountId,
    createBy: interviewer.accountId,
    lastUpdateByName: '周予川',
    createByName: '周予川',
    interviewerId: interviewer.accountId,
  })
  const lastUpdateDate = first?.lastUpdateDate
  server.clock.pass(1000)
  const changed = await give(interviewer, { id: data.id, lastUpdateDate, feedbackContent: '改过的评语' })
  expect(changed).toMatchObject({ code: 0, data: { id: data.id } })
  expect(await rows()).toMatchObject([{ result: 1, content: '改过的评语' }])
})

test('a retry stores one feedback; a second window is refused because the feedback changed [P7-061]', async () => {
  const { give, rows, interviewer, planOf } = await anInterview()
  const key = randomUUID()
  const first = await give(interviewer, {}, key)
  const again = await give(interviewer, {}, key)
  expect(again.data).toEqual(first.data)
  const second = await give(interviewer, { feedbackContent: '另一个窗口' })
  expect(second).toMatchObject({ code: 1012, msg: expect.stringContaining('已在别处提交') })
  const read = (await planOf(interviewer))?.interviewerInfoList[0]?.znInterviewFeedbackVO
  server.clock.pass(1000)
  const sent = { id: first.data.id, lastUpdateDate: read?.lastUpdateDate }
  expect((await give(interviewer, { ...sent, feedbackContent: '窗口一' })).code).toBe(0)
  const stale = await give(interviewer, { ...sent, feedbackContent: '窗口二' })
  expect(stale).toMatchObject({ code: 1012, msg: expect.stringContaining('已在别处修改') })
  expect(await rows()).toMatchObject([{ content: '窗口一' }])
})

test('ten windows at once give one feedback', async () => {
  const { give, rows, interviewer } = await anInterview()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => give(interviewer, { feedbackContent: `窗口 ${at}` })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(1012)])
  expect(await rows()).toHaveLength(1)
})

test('result and content are required; an interview that was not held needs no words [P5-017 P5-028 P4-021]', async () => {
  const { give, interviewer, rows } = await anInterview()
  expect(await give(interviewer, { interviewResult: undefined })).toMatchObject({
    code: 1003,
    msg: '请选择面试结果',
  })
  expect((await give(interviewer, { interviewResult: 3 })).code).toBe(1003)
  expect(await give(interviewer, { feedbackContent: '  ' })).toMatchObject({ code: 1003, msg: '请填写评语' })
  expect((await give(interviewer, { feedbackContent: 'x'.repeat(2_001) })).code).toBe(1003)
  expect(await rows()).toEqual([])
  expect((await give(interviewer, { interviewResult: 4, feedbackContent: '' })).code).toBe(0)
  expect(await rows()).toMatchObject([{ result: 4 }])
})

test('one kind of customer gives no content, and sent content is not kept [P6-032]', async () => {
  const { give, interviewer, rows, companyId } = await anInterview()
  await changeRow(server.services, 'company', companyId, { customerType: 'CUSTOMERTYPE_ZHONGJUN' })
  expect((await give(interviewer, { feedbackContent: '写了也不留' })).code).toBe(0)
  expect(await rows()).toMatchObject([{ result: 1, content: '' }])
})

test('an interviewer acts on their own plan or one that they made, a recruiter by isModifyAuth, nobody else [P6-007 P6-008 P7-067 P5-025]', async () => {
  const { give, interviewer, colleague, hr, planId, as, companyId, candidateId } = await anInterview()
  const check = async (by: { token: string }, plan = planId) =>
    (await server.call(checkModifyAuth, { planInterviewId: plan }, as(by))).data.isModifyAuth
  expect([await check(interviewer), await check(hr), await check(colleague)]).toEqual([1, 1, 0])
  expect((await give(colleague)).code).toBe(1002)
  expect((await give(colleague, { interviewResult: 4 })).code).toBe(1002)
  const made = await aPlan(server.services, {
    companyId,
    candidateId,
    createdByAccountId: colleague.accountId,
    interviewers: [{ accountId: interviewer.accountId }],
  })
  expect(await check(colleague, made)).toBe(1)
  expect((await give(colleague, { planInterviewId: made })).code).toBe(0)
  expect((await give(hr)).code).toBe(0)
})

test('feedback that a recruiter gave for an interviewer is the interviewer’s, and only its last editor changes it [P6-009 P4-023]', async () => {
  const { give, interviewer, hr, rows } = await anInterview()
  const { data } = await give(hr, { interviewerId: interviewer.accountId })
  expect(await rows()).toMatchObject([{ accountId: interviewer.accountId, updatedByName: '陈薇安' }])
  const refused = await give(interviewer, { id: data.id, feedbackContent: '我的' })
  expect(refused).toMatchObject({ code: 1002, msg: '只有最后编辑的人可以修改这份反馈' })
  expect((await give(hr, { id: data.id, interviewResult: 4, feedbackContent: '' })).code).toBe(0)
  // Not held: anybody with the right to the plan says what came of it after all (P4-022).
  expect((await give(interviewer, { id: data.id, feedbackContent: '我的' })).code).toBe(0)
})

test('a change of a feedback may name its first author, as it was read [P7-066]', async () => {
  const { give, planOf, interviewer, hr, rows } = await anInterview()
  const none = { interviewerId: interviewer.accountId, interviewResult: 4, feedbackContent: '' }
  const { data } = await give(hr, none)
  const read = (await planOf(interviewer))?.interviewerInfoList[0]?.znInterviewFeedbackVO
  expect(read).toMatchObject({ createBy: hr.accountId, createByName: '陈薇安' })
  const { createBy, createByName, lastUpdateDate } = read ?? {}
  server.clock.pass(1000)
  const change = { id: data.id, createBy, createByName, lastUpdateDate, feedbackContent: '还是面了' }
  expect((await give(interviewer, change)).code).toBe(0)
  expect(await rows()).toMatchObject([{ result: 1, content: '还是面了', updatedByName: '周予川' }])
})

test('no feedback is given on a cancelled plan, nor for an interviewer whom it does not name', async () => {
  const cancelled = await anInterview({ status: 3 })
  expect(await cancelled.give(cancelled.hr)).toMatchObject({ code: 1003, msg: '面试安排已取消' })
  const { give, hr, colleague } = await anInterview()
  expect(await give(hr, { interviewerId: colleague.accountId })).toMatchObject({ code: 1003 })
  expect((await give(hr, { createBy: colleague.accountId })).code).toBe(1002)
})

test('imported feedback is changed by its interviewer until somebody else changes it', async () => {
  const { give, interviewer, colleague, hr, companyId, candidateId } = await anInterview()
  const imported = await aPlan(server.services, {
    companyId,
    candidateId,
    interviewers: [
      { accountId: interviewer.accountId, name: '周予川' },
      { accountId: colleague.accountId, name: '何静姝' },
    ],
    feedback: [{ authorName: '周予川', result: 1, content: '从别处来的' }],
  })
  const { id } = await server.services.db
    .selectFrom('interviewFeedback')
    .where('planId', '=', imported)
    .select('id')
    .executeTakeFirstOrThrow()
  const change = (by: { token: string }) => give(by, { planInterviewId: imported, id, feedbackContent: '改' })
  expect((await change(colleague)).code).toBe(1002)
  expect((await change(hr)).code).toBe(1002)
  expect((await change(interviewer)).code).toBe(0)
  expect((await change(hr)).code).toBe(1002)
})

test('feedback is refused before the interview begins, and “not held” before its end', async () => {
  const { planId, interviewer, give, rows } = await anInterviewWithPeople(server)
  const now = server.clock.now().getTime()
  const moveTo = (from: number, to: number) =>
    server.services.db
      .updateTable('interviewPlan')
      .set({ startsAt: new Date(from), endsAt: new Date(to) })
      .where('id', '=', planId)
      .execute()
  const notHeld = { interviewResult: 4, feedbackContent: '' }
  await moveTo(now + hourMs, now + 2 * hourMs)
  expect((await give(interviewer)).msg).toBe('面试还没有开始，开始后才能填写反馈')
  expect((await give(interviewer, notHeld)).msg).toBe('面试还没有开始，开始后才能填写反馈')
  await moveTo(now - hourMs, now + hourMs)
  expect((await give(interviewer, notHeld)).msg).toBe('面试还没有结束，结束后才能标记为未进行')
  expect(await rows()).toEqual([])
  expect((await give(interviewer)).code).toBe(0)
})
