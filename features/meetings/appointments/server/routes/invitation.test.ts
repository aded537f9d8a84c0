import { newId } from '@candor/db/new-id'
import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { getUserInfo, updateWechatHint } from '../../../../sign-in/session/contract.ts'
import { cancelledPlan } from '../../../planning/rules/status.ts'
import { makeMailLink } from '../../../planning/server/actions/mail-links.ts'
import { readAppointment, reserveTime } from '../../contract/choosing.ts'
import { answerInvitation, keepReminder, readInvitation } from '../../contract/invitation.ts'
import { giveSatisfaction, listSatisfaction, readSatisfaction } from '../../contract/satisfaction.ts'
import { anInvited, sent, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

async function anInterviewer() {
  const plan = timeOf(server, 0)
  const invited = await anInvited(server, { hours: [], plan })
  const { companyId, planId, interviewer } = invited
  const { accountId } = interviewer
  const about = { companyId, planId, now: server.clock.now(), interviewEndsAt: plan.endsAt }
  const { token: sign } = await makeMailLink(server.services, { ...about, purpose: 'accept', accountId })
  const stored = () =>
    server.services.db
      .selectFrom('interviewPlanInterviewer')
      .where('planId', '=', planId)
      .select(['receiveStatus', 'refuseReason', 'answeredAt'])
      .executeTakeFirstOrThrow()
  return { ...invited, plan, about, sign, stored }
}

test('an interviewer reads the interview by the link, without the candidate’s name [P2-038]', async () => {
  const { sign, plan } = await anInterviewer()
  const { data, body } = await server.call(readInvitation, { sign })
  expect(data).toMatchObject({
    interviewRoundName: '技术面',
    interviewerName: '周予川',
    interviewerReceiveStatus: 0,
    interviewStartTime: plan.startsAt.getTime(),
    mayAnswer: true,
  })
  expect(body).not.toContain('苏晴岚')
})

test('an invitation is accepted, or refused with a reason, until the interview starts [R4-031 P4-062]', async () => {
  const { sign, stored, companyId, interviewer, plan } = await anInterviewer()
  const answer = (interviewerReceiveStatus: number, reason?: string) =>
    server.call(answerInvitation, { sign, interviewerReceiveStatus, reason }, { lang: 'cn' })
  expect((await answer(1)).data.interviewerReceiveStatus).toBe(1)
  expect(await answer(2, ' ')).toMatchObject({ code: 1003, msg: '请简单说明拒绝的原因' })
  expect((await answer(2, 'x'.repeat(5000))).code).toBe(1003)
  expect((await answer(3)).code).toBe(1003)
  for (let turn = 0; turn < 2; turn += 1) expect((await answer(2, '那天出差')).code).toBe(0)
  expect(await stored()).toMatchObject({ receiveStatus: 2, refuseReason: '那天出差' })
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .select(['action', 'accountId'])
    .execute()
  const entry = { action: 'invitation.answered', accountId: interviewer.accountId }
  expect(entries).toEqual([entry, entry])
  const began = server.clock.now()
  server.clock.set(plan.startsAt)
  expect(await answer(1)).toMatchObject({ code: 1012, msg: '面试已经开始，不能再答复' })
  server.clock.set(began)
})

test('not to be reminded of one’s own times holds by the link as in reports, and the other way round [R4-033]', async () => {
  const { sign, interviewer } = await anInterviewer()
  const { token, companyId } = interviewer
  const hints = async () => [
    (await server.call(readInvitation, { sign })).data.isWechatHint,
    (await server.call(getUserInfo, {}, { token })).data.isWechatHint,
  ]
  expect(await hints()).toEqual([1, 1])
  await server.call(updateWechatHint, { isWechatHint: 0 }, { token })
  expect(await hints()).toEqual([0, 0])
  expect((await server.call(answerInvitation, { sign, interviewerReceiveStatus: 1 })).data.isWechatHint).toBe(
    0,
  )
  for (const isWechatHint of [1, 0]) {
    expect((await server.call(keepReminder, { sign, isWechatHint })).data.isWechatHint).toBe(isWechatHint)
    expect(await hints()).toEqual([isWechatHint, isWechatHint])
  }
  // As it is, it is changed by nobody, who would keep the company waiting.
  await server.services.db.transaction().execute(async (db) => {
    await lockRights(db, companyId)
    expect((await server.call(keepReminder, { sign, isWechatHint: 0 })).code).toBe(0)
  })
  const candidate = await anInvited(server)
  expect((await server.call(keepReminder, { sign: candidate.sign, isWechatHint: 0 })).code).toBe(1005)
})

test('one link is for one thing: an interviewer’s chooses no time, and a candidate’s answers no invitation', async () => {
  const { sign } = await anInterviewer()
  const candidate = await anInvited(server)
  expect((await server.call(reserveTime, { sign, ...sent(timeOf(server, 0)) })).code).toBe(1005)
  expect((await server.call(readInvitation, { sign: candidate.sign })).code).toBe(1005)
  expect((await server.call(readSatisfaction, { sign: candidate.sign })).code).toBe(1005)
})

test('a candidate says once how the interview was, and the company reads it [P2-031]', async () => {
  const { about, planId, candidateId, companyId, interviewer } = await anInterviewer()
  const { token: sign } = await makeMailLink(server.services, { ...about, purpose: 'satisfaction' })
  const give = (given: { score: number; content?: string; interviewId?: string }) =>
    server.call(giveSatisfaction, { sign, ...given })
  for (const score of [0, 6, 3.5]) expect((await give({ score })).code).toBe(1003)
  expect((await give({ score: 4, content: 'x'.repeat(5000) })).code).toBe(1003)
  expect((await give({ score: 4, interviewId: newId() })).code).toBe(1005)
  expect((await server.call(readSatisfaction, { sign })).data.hasAnswered).toBe(false)
  const answers = await Promise.all(
    [4, 5].map((score) => give({ score, content: '很专业', interviewId: planId })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1012])
  // The same again, as its reply was lost, is no other one.
  const score = answers[0]?.code === 0 ? 4 : 5
  expect((await give({ score, content: '很专业' })).code).toBe(0)
  expect((await give({ score, content: '' })).code).toBe(1012)
  expect((await server.call(readSatisfaction, { sign })).data.hasAnswered).toBe(true)
  const { token } = await anAccount(server.services, { companyId })
  const asked = { jobseekerChannelId: candidateId }
  const read = async () => (await server.call(listSatisfaction, asked, { token })).data
  expect(await read()).toEqual({ ratings: [], isWaiting: true, ofPosition: null })
  const decide = (result: number, createdAt: Date) =>
    server.services.db
      .insertInto('evaluation')
      .values({
        id: newId(),
        companyId,
        candidateId,
        kind: 'overall',
        accountId: interviewer.accountId,
        evaluatedBy: '周予川',
        result,
        stageId: '3',
        createdAt,
      })
      .execute()
  const { endsAt } = await server.services.db
    .selectFrom('interviewPlan')
    .where('id', '=', planId)
    .select('endsAt')
    .executeTakeFirstOrThrow()
  const after = (ms: number) => new Date((endsAt?.getTime() ?? 0) + ms)
  // Neither a decision of before the interview, nor one to wait.
  await decide(1, after(-1))
  await decide(3, after(1))
  expect(await read()).toEqual({ ratings: [], isWaiting: true, ofPosition: null })
  await decide(2, after(1))
  expect(await read()).toMatchObject({
    ratings: [{ interviewPlanId: planId, content: '很专业' }],
    isWaiting: false,
    ofPosition: null,
  })
  expect((await server.call(listSatisfaction, asked, { token: interviewer.token })).code).toBe(1002)
})

test('the pages of mailed links have the brand of the partner, if there is one [P6-031]', async () => {
  const { services } = server
  const { about, companyId, planId, sign: accept } = await anInterviewer()
  const made = async (purpose: 'schedule' | 'satisfaction') =>
    (await makeMailLink(services, { ...about, purpose })).token
  const links = { accept, schedule: await made('schedule'), satisfaction: await made('satisfaction') }
  const read = async () => [
    (await server.call(readInvitation, { sign: links.accept })).data,
    (await server.call(readAppointment, { sign: links.schedule })).data,
    (await server.call(readSatisfaction, { sign: links.satisfaction })).data,
  ]
  for (const data of await read()) expect(data).not.toHaveProperty('partnerBrand')
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  await aSetting(services, companyId, 'rules', { partnerBrand })
  for (const data of await read()) expect(data).toMatchObject({ partnerBrand })
  await services.db
    .updateTable('interviewPlan')
    .set({ status: cancelledPlan })
    .where('id', '=', planId)
    .execute()
  const { body } = await server.call(readAppointment, { sign: links.schedule })
  expect(JSON.parse(body)).toMatchObject({ data: { cancelled: { partnerBrand } } })
})

test('an interviewer who is frozen while they answer by their link stores nothing more', async () => {
  const { sign, stored, companyId, interviewer } = await anInterviewer()
  const { services } = server
  const { accountId } = interviewer
  const account = () => services.db.selectFrom('account').where('id', '=', accountId)
  const sent = await services.db.transaction().execute(async (db) => {
    await lockRights(db, companyId)
    await db.updateTable('account').where('id', '=', accountId).set({ userType: 'freeze' }).execute()
    const answers = [
      server.call(answerInvitation, { sign, interviewerReceiveStatus: 1 }),
      server.call(keepReminder, { sign, isWechatHint: 0 }),
    ]
    await expect.poll(() => countWaiting(services)).toBe(2)
    return { answers }
  })
  expect((await Promise.all(sent.answers)).map(({ code }) => code)).toEqual([1005, 1005])
  expect(await stored()).toMatchObject({ receiveStatus: 0 })
  expect(await account().select('showsWechatHint').executeTakeFirst()).toEqual({ showsWechatHint: true })
})
