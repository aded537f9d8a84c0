import { aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readPaper } from '../../../../report/paper/contract.ts'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { setInterviewerReceiveStatus } from '../../../planning/contract/receiving.ts'
import { anInterviewWithPeople } from './interview-under-test.ts'

const server = serverUnderTest()

const anInterview = (given: Parameters<typeof anInterviewWithPeople>[1] = {}) =>
  anInterviewWithPeople(server, given)

test('one kind of customer is told no content that came before or by an import, on screen or on paper [P6-032]', async () => {
  const { give, interviewer, planOf, as, hr, companyId, candidateId } = await anInterview()
  await give(interviewer)
  const seen = async () => {
    const feedback = (await planOf(hr))?.interviewerInfoList[0]?.znInterviewFeedbackVO
    const paper = await server.call(readPaper, { jobseekerChannelId: candidateId }, as(hr))
    return [feedback?.interviewResult, feedback?.feedbackContent, paper.body.includes('说得清机制')]
  }
  expect(await seen()).toEqual([1, '说得清机制', true])
  await changeRow(server.services, 'company', companyId, { customerType: 'CUSTOMERTYPE_ZHONGJUN' })
  expect(await seen()).toEqual([1, '', false])
})

test('feedback that only its owner may see is neither opened by a colleague nor sent to one [P5-027 P2-113]', async () => {
  const { give, record, planOf, interviewer, colleague, hr, companyId } = await anInterview({
    isColleagueNamed: true,
  })
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: false })
  const { data } = await give(interviewer)
  const feedbackSeenBy = async (by: { token: string }) =>
    (await planOf(by))?.interviewerInfoList[0]?.znInterviewFeedbackVO?.feedbackContent
  expect(await feedbackSeenBy(colleague)).toBe('说得清机制')
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  const opened = await record(colleague, { feedbackId: data.id })
  expect(opened).toMatchObject({ code: 1002, msg: '只有面试官本人可以打开这份反馈' })
  expect((await give(colleague, { interviewerId: interviewer.accountId })).code).toBe(1002)
  expect(await feedbackSeenBy(colleague)).toBeUndefined()
  expect([await feedbackSeenBy(interviewer), await feedbackSeenBy(hr)]).toEqual(['说得清机制', '说得清机制'])
})

test('imported feedback in an interviewer’s name is opened by that interviewer alone where only owners see it [P3-021 P5-027]', async () => {
  const { record, as, interviewer, colleague, companyId, candidateId } = await anInterview()
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: false })
  const planId = await aPlan(server.services, {
    companyId,
    candidateId,
    interviewers: [
      { accountId: interviewer.accountId, name: '周予川' },
      { accountId: colleague.accountId, name: '何静姝' },
    ],
    feedback: [{ authorName: '周予川', result: 1, content: '从别处来的' }],
  })
  const { id: feedbackId } = await server.services.db
    .selectFrom('interviewFeedback')
    .where('planId', '=', planId)
    .select('id')
    .executeTakeFirstOrThrow()
  const seenBy = async (by: { token: string }) => {
    const { data } = await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, as(by))
    const [seen] = data.find(({ id }) => id === planId)?.interviewerInfoList ?? []
    return [seen?.znInterviewFeedbackVO?.feedbackContent, seen?.feedbackHiddenBy]
  }
  const of = { planInterviewId: planId, feedbackId }
  expect(await seenBy(interviewer)).toEqual(['从别处来的', null])
  expect((await record(interviewer, of)).code).toBe(0)
  expect(await seenBy(colleague)).toEqual([undefined, 'owner'])
  expect((await record(colleague, of)).code).toBe(1002)
})

test('colleagues’ feedback opens with the reader’s own where that comes first, and recruiters read it before', async () => {
  const { give, record, planOf, interviewer, colleague, hr } = await anInterview({
    isColleagueNamed: true,
  })
  const { data } = await give(interviewer)
  const seenBy = async (by: { token: string }, at = 0) => {
    const seen = (await planOf(by))?.interviewerInfoList[at]
    return [seen?.znInterviewFeedbackVO?.feedbackContent, seen?.feedbackHiddenBy]
  }
  expect(await seenBy(colleague)).toEqual([undefined, 'ownFirst'])
  expect((await record(colleague, { feedbackId: data.id })).code).toBe(1002)
  expect(await seenBy(hr)).toEqual(['说得清机制', null])
  // That nothing was held is no opinion.
  const { data: none } = await give(colleague, { interviewResult: 4, feedbackContent: '' })
  expect(await seenBy(colleague)).toEqual([undefined, 'ownFirst'])
  expect(await seenBy(colleague, 1)).toEqual(['', null])
  await give(colleague, { id: none.id })
  expect(await seenBy(colleague)).toEqual(['说得清机制', null])
  expect((await record(colleague, { feedbackId: data.id })).code).toBe(0)
})

test('an interviewer who declines still reads no colleague’s feedback before their own', async () => {
  const { give, planOf, interviewer, colleague, planId, as } = await anInterview({ isColleagueNamed: true })
  await give(interviewer)
  const refusal = { interviewPlanId: planId, interviewerReceiveStatus: 2 }
  expect((await server.call(setInterviewerReceiveStatus, refusal, as(colleague))).code).toBe(0)
  expect((await planOf(colleague))?.interviewerInfoList[0]?.feedbackHiddenBy).toBe('ownFirst')
})

test('feedback is printed with its interview, or a note while it is held back', async () => {
  const { give, interviewer, colleague, candidateId, as } = await anInterview({ isColleagueNamed: true })
  await give(interviewer)
  const printed = async (by: { token: string }) => {
    const { data } = await server.call(readPaper, { jobseekerChannelId: candidateId }, as(by))
    return JSON.stringify(data)
  }
  expect(await printed(colleague)).not.toContain('说得清机制')
  expect(await printed(colleague)).toContain('提交您的反馈后可见')
  await give(colleague, { feedbackContent: '我的看法' })
  expect(await printed(colleague)).toContain('说得清机制')
})
