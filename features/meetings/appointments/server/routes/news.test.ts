import { dayMs, hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { saveLanguage } from '../../../../sign-in/session/contract.ts'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { createInterviewPlans } from '../../../planning/contract/planning.ts'
import { setInterviewerReceiveStatus } from '../../../planning/contract/receiving.ts'
import { refusalLimit } from '../../../planning/rules/status.ts'
import { respondToPlan } from '../../contract/choosing.ts'
import { answerInvitation } from '../../contract/invitation.ts'
import { storedPlan } from './appointment-under-test.ts'

const server = serverUnderTest()

/** A recruiter who planned an interview with a candidate and an interviewer. */
async function aMaker() {
  const { services } = server
  const { db, clock } = services
  const maker = await anAccount(services, { userType: 'general' })
  const { companyId, token } = maker
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer', name: '周予川' })
  const { candidateId, positionId } = await aCandidate(services, { companyId })
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@mail.example' }).execute()
  const startsAt = clock.now().getTime() + 48 * hourMs
  const plan = async (candidateIds = [candidateId]) => {
    const wish = {
      interviewRoundName: '技术面',
      interviewStartTime: startsAt,
      interviewEndTime: startsAt + hourMs,
    }
    const room = { planRoomType: 3, tencentMeetingUrl: 'https://meeting.example/j/1', allowTaken: true }
    const { data } = await server.call(
      createInterviewPlans,
      { jobseekerChannelIds: candidateIds, ...wish, ...room, interviewerIds: [interviewer.accountId] },
      { token },
    )
    return data[0]?.interviewPlanId ?? ''
  }
  const mailsTo = (address: string) =>
    db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .where('toAddress', '=', address)
      .orderBy('id')
      .select(['subject', 'bodyText'])
      .execute()
  const signTo = async (address: string) =>
    /sign=([\w-]+)/.exec((await mailsTo(address)).at(-1)?.bodyText ?? '')?.[1] ?? ''
  const interviewers = async () => {
    const { data } = await server.call(
      queryInterviewPlan,
      { jobseekerChannelId: candidateId, positionId },
      { token },
    )
    return data.flatMap(({ interviewerInfoList }) => interviewerInfoList)
  }
  const toMaker = async () => mailsTo(maker.email)
  return { maker, companyId, interviewer, candidateId, plan, mailsTo, signTo, toMaker, interviewers }
}

test('an interviewer’s refusal is mailed to the planner with its reason, and shown on the plan', async () => {
  const { interviewer, plan, toMaker, interviewers } = await aMaker()
  const interviewPlanId = await plan()
  const answer = (interviewerReceiveStatus: 1 | 2, reason = '') =>
    server.call(
      setInterviewerReceiveStatus,
      { interviewPlanId, interviewerReceiveStatus, reason },
      { token: interviewer.token, lang: 'cn' },
    )
  expect((await answer(1)).code).toBe(0)
  expect(await toMaker()).toEqual([])
  await answer(2, '当天出差')
  const [mail, ...more] = await toMaker()
  expect(more).toEqual([])
  expect(mail?.subject).toContain('周予川 无法参加 技术面 面试')
  expect(mail?.bodyText).toContain('原因：当天出差')
  expect(mail?.bodyText).toContain(`interviewPlanId=${interviewPlanId}`)
  expect(await interviewers()).toMatchObject([
    { interviewerReceiveStatus: 2, refuseReason: '当天出差', isFrozen: false },
  ])
})

test('a refusal by the mail’s link is told the same way', async () => {
  const { interviewer, plan, signTo, toMaker } = await aMaker()
  await plan()
  const sign = await signTo(interviewer.email)
  await server.call(
    answerInvitation,
    { sign, interviewerReceiveStatus: 2, reason: 'Away that day' },
    { lang: 'en' },
  )
  expect((await toMaker()).map(({ bodyText }) => bodyText.includes('Reason: Away that day'))).toEqual([true])
})

test('a candidate’s refusal is mailed to the planner, and an acceptance is not', async () => {
  const { plan, signTo, toMaker } = await aMaker()
  await plan()
  const sign = await signTo('su@mail.example')
  await server.call(respondToPlan, { sign, responseStatus: 1 }, { lang: 'cn' })
  expect(await toMaker()).toEqual([])
  await server.call(respondToPlan, { sign, responseStatus: 3, reason: '家里有事' }, { lang: 'cn' })
  expect((await toMaker()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('候选人取消了 技术面 面试'),
  ])
})

test('the news that no time suits is mailed once for the same words, and changes nothing more', async () => {
  const { plan, signTo, toMaker } = await aMaker()
  const planId = await plan()
  const sign = await signTo('su@mail.example')
  for (const reason of ['周五下午都可以', '周五下午都可以', ' 周五下午都可以 ']) {
    const { data } = await server.call(respondToPlan, { sign, responseStatus: 2, reason })
    expect(data).toMatchObject({ stage: 'told', reason: '周五下午都可以' })
  }
  expect(await toMaker()).toHaveLength(1)
  expect(await storedPlan(server, planId)).toMatchObject({ sequence: 1 })
})

test('a link mails a refusal in ever other words so often a day, and no more', async () => {
  const { interviewer, plan, signTo, toMaker } = await aMaker()
  const planId = await plan()
  const { max } = refusalLimit
  const sign = await signTo('su@mail.example')
  const accept = { sign: await signTo(interviewer.email) }
  const refuse = (reason: string) =>
    server.call(respondToPlan, { sign, responseStatus: 2, reason }, { lang: 'cn' })
  for (let turn = 0; turn < max; turn += 1) expect((await refuse(`${turn}`)).code).toBe(0)
  expect(await refuse('once more')).toMatchObject({
    code: 1009,
    msg: '今天更改答复的次数过多，请明天再试，或联系公司',
  })
  expect(await toMaker()).toHaveLength(max)
  expect(await storedPlan(server, planId)).toMatchObject({ responseReason: `${max - 1}` })
  const decline = (reason: string) =>
    server.call(answerInvitation, { ...accept, interviewerReceiveStatus: 2, reason })
  for (let turn = 0; turn < max; turn += 1) {
    expect((await decline('Away')).code).toBe(0)
    expect((await server.call(answerInvitation, { ...accept, interviewerReceiveStatus: 1 })).code).toBe(0)
  }
  expect((await decline('Away')).code).toBe(1009)
  expect(await toMaker()).toHaveLength(2 * max)
  server.clock.pass(dayMs)
  expect((await refuse('once more')).code).toBe(0)
  expect((await decline('Away')).code).toBe(0)
})

test('an interviewer who is signed in declines so often a day, by their link or without it, and no more', async () => {
  const { interviewer, plan, signTo, toMaker } = await aMaker()
  const interviewPlanId = await plan()
  const { token } = interviewer
  const answer = (interviewerReceiveStatus: number) =>
    server.call(
      setInterviewerReceiveStatus,
      { interviewPlanId, interviewerReceiveStatus, reason: 'Away' },
      { token, lang: 'en' },
    )
  const { max } = refusalLimit
  for (let turn = 0; turn < max; turn += 1) {
    expect((await answer(2)).code).toBe(0)
    expect((await answer(1)).code).toBe(0)
  }
  expect(await answer(2)).toMatchObject({
    code: 1009,
    msg: 'You have changed your answer too often today. Try again tomorrow',
  })
  const byLink = { sign: await signTo(interviewer.email), interviewerReceiveStatus: 2, reason: 'Away' }
  expect((await server.call(answerInvitation, byLink)).code).toBe(1009)
  expect(await toMaker()).toHaveLength(max)
  server.clock.pass(dayMs)
  expect((await server.call(answerInvitation, byLink)).code).toBe(0)
})

test('an interviewer is mailed that the candidate does not come, unless they declined the interview', async () => {
  const { interviewer, plan, signTo, mailsTo } = await aMaker()
  const interviewPlanId = await plan()
  const sign = await signTo('su@mail.example')
  const answer = (responseStatus: 1 | 2 | 3) =>
    server.call(respondToPlan, { sign, responseStatus, reason: '家里有事' }, { lang: 'cn' })
  await answer(1)
  const before = await mailsTo(interviewer.email)
  await answer(3)
  const [mail, ...more] = (await mailsTo(interviewer.email)).slice(before.length)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('候选人取消了 技术面 面试')
  expect(mail?.bodyText).toContain(`interviewPlanId=${interviewPlanId}`)

  const { token } = interviewer
  const refusing = { interviewPlanId: await plan(), interviewerReceiveStatus: 2 } as const
  await server.call(setInterviewerReceiveStatus, refusing, { token })
  const refused = await mailsTo(interviewer.email)
  const again = { sign: await signTo('su@mail.example'), responseStatus: 2 } as const
  expect((await server.call(respondToPlan, again, { lang: 'cn' })).code).toBe(0)
  expect(await mailsTo(interviewer.email)).toEqual(refused)
})

test('an interviewer who is frozen is told once for all of their coming interviews', async () => {
  const { companyId, interviewer, candidateId, plan, toMaker, interviewers } = await aMaker()
  const other = await aCandidate(server.services, { companyId })
  await plan([candidateId, other.candidateId])
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const freeze = (isFrozen: boolean) =>
    server.call(
      freezeAccount,
      { accountId: interviewer.accountId, isFrozen },
      { token: admin.token, lang: 'cn' },
    )
  expect((await freeze(true)).code).toBe(0)
  const [mail, ...more] = await toMaker()
  expect(more).toEqual([])
  expect(mail?.subject).toContain('周予川 的账号已冻结，2 场面试需要另选面试官')
  expect(mail?.bodyText.match(/interviewPlanId=/g)).toHaveLength(2)
  expect(await interviewers()).toMatchObject([{ isFrozen: true }])
  await freeze(false)
  expect(await interviewers()).toMatchObject([{ isFrozen: false }])
})

test.each([
  ['cn', /候选人无法参加/],
  ['en', /the candidate cannot come/],
  ['zh-TW', /候選人無法參加/],
] as const)(
  'the planner reads the news in %s, their own language, and not in the candidate’s',
  async (lang, words) => {
    const { maker, plan, signTo, toMaker } = await aMaker()
    await plan()
    await server.call(saveLanguage, { locale: lang }, { token: maker.token })
    const answer = { sign: await signTo('su@mail.example'), responseStatus: 2, reason: '' }
    expect((await server.call(respondToPlan, answer, { lang: lang === 'en' ? 'cn' : 'en' })).code).toBe(0)
    expect((await toMaker()).at(-1)?.subject).toMatch(words)
  },
)
