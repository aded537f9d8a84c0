import { aCandidate, anAccount, anInterview, changeRow } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { findId, jobseekerChannelInfo, listCandidateLabel, listInterviewInfos } from '../contract.ts'
import { aReport, callsOfCandidate, type Report } from './routes/report-under-test.ts'

const server = serverUnderTest()

async function label(report: Report, labelId: number, name: string, sortIndex: number) {
  const { companyId, candidateId } = report
  await server.services.db
    .insertInto('candidateLabel')
    .values({ companyId, candidateId, labelId, name, sortIndex })
    .execute()
}

describe('the ids behind an address', () => {
  test('an interview’s id, a candidate’s id and both give the same ids [R7-028 P7-020 P3-011]', async () => {
    const report = await aReport(server, { stageId: '4' })
    const { interviewId, jobseekerChannelId, token } = report
    const inputs = [
      { userId: interviewId },
      { userId: jobseekerChannelId },
      { jobseekerChannelId },
      { userId: interviewId, jobseekerChannelId },
    ]
    for (const input of inputs) {
      const answer = await server.call(findId, input, { token })
      expect(answer.data).toEqual({
        company_id: report.companyId,
        positionid: report.positionId,
        stageId: '4',
        stageTypeId: 2,
        jobseekerChannelId,
        interviewId,
      })
    }
  })

  test('both spellings of an id, form and JSON are one input', async () => {
    const { jobseekerChannelId, token } = await aReport(server)
    const other = await server.app.inject({
      method: 'POST',
      url: findId.path,
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `jobSeekerChannelId=${jobseekerChannelId}`,
    })
    expect(other.json()).toMatchObject({ code: 0, data: { jobseekerChannelId } })
    const json = await server.call(findId, { jobseekerChannelId }, { token, encoding: 'json' })
    expect(json.data.jobseekerChannelId).toBe(jobseekerChannelId)
  })

  test('a candidate without an interview has none', async () => {
    const candidate = await aCandidate(server.services)
    const { token } = await anAccount(server.services, candidate)
    const answer = await server.call(findId, { jobseekerChannelId: candidate.candidateId }, { token })
    expect(answer.data.interviewId).toBe(null)
  })
})

describe('ids that lead to no report', () => {
  test('a company that is not the report’s names no report, whichever id leads to it [R2-013]', async () => {
    const mine = await aReport(server)
    const foreign = await aReport(server)
    const ids = [{ userId: mine.interviewId }, { userId: mine.jobseekerChannelId }]
    for (const id of [...ids, { jobseekerChannelId: mine.jobseekerChannelId }]) {
      const ask = (companyId: string) => server.call(findId, { ...id, companyId }, { token: mine.token })
      expect((await ask(mine.companyId)).data.interviewId).toBe(mine.interviewId)
      for (const other of [foreign.companyId, 'nothing']) expect((await ask(other)).code).toBe(1005)
    }
  })

  test('unknown ids, another company’s and ids that do not belong together answer 1005: invalid link [P8-028]', async () => {
    const mine = await aReport(server)
    const foreign = await aReport(server)
    const sibling = await anInterview(server.services, { companyId: mine.companyId })
    const inputs = [
      {},
      { userId: '' },
      { userId: 'nothing' },
      { userId: '00000000-0000-7000-8000-000000000000' },
      { userId: foreign.interviewId },
      { userId: foreign.jobseekerChannelId },
      { userId: mine.interviewId, jobseekerChannelId: sibling.candidateId },
      { userId: mine.jobseekerChannelId, jobseekerChannelId: sibling.candidateId },
    ]
    for (const input of inputs) {
      const answer = await server.call(findId, input, { token: mine.token, lang: 'cn' })
      expect([answer.code, answer.msg]).toEqual([1005, '链接无效'])
    }
  })
})

describe('the right to call', () => {
  test.each(callsOfCandidate)('$path is for an interviewer only after a recommendation', async (call) => {
    const { companyId, candidateId } = await aReport(server)
    const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
    const ask = () => server.call(call, { jobseekerChannelId: candidateId }, interviewer)
    expect((await ask()).code).toBe(1002)
    await aRecommendation(server.services, { companyId, candidateId, toAccountId: interviewer.accountId })
    expect((await ask()).code).toBe(0)
  })
})

test('labels come under `result`, in their order, with id and name [R7-041 P7-036 R3-062]', async () => {
  const report = await aReport(server)
  await label(report, 7, '竞业限制至 6 月', 1)
  await label(report, 12, '分布式系统', 0)
  const answer = await server.call(listCandidateLabel, report, report)
  expect(answer.data).toEqual([
    { labelId: 12, labelName: '分布式系统' },
    { labelId: 7, labelName: '竞业限制至 6 月' },
  ])
  expect(JSON.parse(answer.body)).toHaveProperty('result')
})

test('the interviews of a candidate come in their order, with status and times [R7-071]', async () => {
  const report = await aReport(server)
  const second = await anInterview(server.services, { ...report, name: '终面', status: 'wait', category: 2 })
  await changeRow(server.services, 'interview', report.interviewId, {
    beganAt: new Date(1773456067000),
    finishedAt: new Date(1773458389000),
    usedSeconds: 2322,
    totalSeconds: 2700,
  })
  const answer = await server.call(listInterviewInfos, report, report)
  expect(answer.data).toEqual([
    {
      interviewId: report.interviewId,
      interviewName: '后端面试',
      interview_status: 'finish',
      transferWorkSyncAiData: null,
      interviewCategory: 6,
      real_begininterview_time: 1773456067000,
      interview_finish_time: 1773458389000,
      usetime: 2322,
      totaltime: 2700,
    },
    {
      interviewId: second.interviewId,
      interviewName: '终面',
      interview_status: 'wait',
      transferWorkSyncAiData: null,
      interviewCategory: 2,
      real_begininterview_time: null,
      interview_finish_time: null,
      usetime: null,
      totaltime: null,
    },
  ])
})

test('without an id the channel info is an invalid link', async () => {
  const { token } = await anAccount(server.services)
  expect((await server.call(jobseekerChannelInfo, {}, { token })).code).toBe(1005)
})
