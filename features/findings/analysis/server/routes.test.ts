import { aCompany, aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { Profile } from '../../../platform/company/contract/profiles.ts'
import { aiReportData } from '../contract/calls.ts'
import { analysis } from './routes/analysis-under-test.ts'

const server = serverUnderTest()

async function anAnalysedInterview(profile: Profile = 'cn') {
  const { companyId } = await aCompany(server.services, { profile })
  const interview = await anInterview(server.services, { companyId })
  await aDocument(server.services, interview, 'aiData', analysis)
  const { token } = await anAccount(server.services, { companyId })
  return { ...interview, token }
}

test('the analysis of an interview is answered whole in the profile cn [R7-056 P7-025]', async () => {
  const { interviewId, token } = await anAnalysedInterview()
  const answer = await server.call(aiReportData, { interviewId }, { token })
  expect(answer.code).toBe(0)
  expect(answer.data).toMatchObject({
    aiData: analysis,
    evidence: [],
    shown: { total: true, single: true },
  })
})

test.each(['eu', 'us-il'] as const)(
  'in the profile %s no emotion and no appearance leaves the server',
  async (profile) => {
    const { interviewId, token } = await anAnalysedInterview(profile)
    const answer = await server.call(aiReportData, { interviewId }, { token })
    expect(answer.body).not.toMatch(/emotion|emtions|beauty|apperence/i)
    expect(answer.data.aiData?.l2ReportInfo?.answerInfos).toEqual([
      { problemAnswerId: 'q1', calculateStar: 4.6, languageScore: 4 },
    ])
    expect(answer.data.aiData).toMatchObject({ aiAllScore: 4.2, speechScore: 4 })
  },
)

test('an interview without an analysis answers null, not a score', async () => {
  const interview = await anInterview(server.services)
  const { token } = await anAccount(server.services, interview)
  const answer = await server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect(answer.data.aiData).toBe(null)
})

const evidenceOf = (externalId: string, claim: object, question_id = 'q1') => ({
  externalId,
  claim,
  kind: 'supports',
  question_id,
  quote: '先能收钱',
  startMs: 0,
  endMs: 1_000,
})

test('a stopped analysis sends neither verdict nor rank nor a competency, but its results for answers', async () => {
  const { companyId } = await aCompany(server.services)
  const interview = await anInterview(server.services, { companyId })
  const given = { ...analysis, isL2ScoreStop: 1, keyTips: '账本扎实', nextSuggest: '追问迁移' }
  await aDocument(server.services, interview, 'aiData', given)
  await aDocument(server.services, interview, 'evidence', [
    evidenceOf('e1', { kind: 'summary' }),
    evidenceOf('e2', { kind: 'competency', name: '系统设计' }),
    evidenceOf('e3', { kind: 'answer', question_id: 'q1' }),
  ])
  const { token } = await anAccount(server.services, { companyId })
  const { data, body } = await server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect(body).not.toMatch(/4\.2|91\.37|111|系统设计|高并发|账本扎实|追问迁移/)
  expect(data.aiData).toMatchObject({
    isL2ScoreStop: 1,
    l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1', calculateStar: 4.6 }] },
  })
  expect(data.evidence.map(({ externalId }) => externalId)).toEqual(['e3'])
})

test('the analysis does not reveal the correctness of a checked answer if that is hidden', async () => {
  const { companyId } = await aCompany(server.services)
  const interview = await anInterview(server.services, { companyId })
  const said = (problemAnswerId: string) => ({
    problemAnswerId,
    assessmentPoint: '规范',
    calculateStar: 4.6,
    calculateRatio: 92,
    assessmentDesc: `${problemAnswerId} 答对了`,
    keyPointStar: 5,
    keyPointInfoResult: '[{"keyPoint":"答案","num":1}]',
  })
  const answer = (question_id: string, problem_answer_method: number, more = {}) => ({
    question_id,
    problem_answer_method,
    problem: '<p>?</p>',
    ...more,
  })
  await aDocument(server.services, interview, 'answers', [
    answer('video', 1),
    answer('choice', 2),
    answer('blank', 8, { right_key: '幂等' }),
    answer('essay', 0),
    answer('reading', 50, { subAnswerList: [answer('part', 0, { objective_score: 1 })] }),
  ])
  const ids = ['video', 'choice', 'blank', 'essay', 'reading', 'part']
  await aDocument(server.services, interview, 'aiData', {
    l2ReportInfo: { l2status: 0, answerInfos: ids.map(said) },
  })
  const claim = { kind: 'answer', question_id: 'choice' }
  await aDocument(server.services, interview, 'evidence', [
    evidenceOf('e1', claim, 'choice'),
    evidenceOf('e2', { kind: 'summary' }, 'video'),
  ])
  const { token } = await anAccount(server.services, { companyId })
  const read = async () =>
    (await server.call(aiReportData, { interviewId: interview.interviewId }, { token })).data
  expect((await read()).aiData?.l2ReportInfo?.answerInfos).toEqual(ids.map(said))
  await aSetting(server.services, companyId, 'rules', { hideAnswerCorrectness: true })
  const { aiData, evidence } = await read()
  expect(aiData?.l2ReportInfo?.answerInfos).toEqual(
    ids.map((id) =>
      id === 'video' || id === 'essay' ? said(id) : { problemAnswerId: id, assessmentPoint: '规范' },
    ),
  )
  expect(evidence.map(({ externalId }) => externalId)).toEqual(['e2'])
})
