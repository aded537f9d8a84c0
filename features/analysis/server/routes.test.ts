import { aCompany, aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { Profile } from '../../company/rules.ts'
import { aiReportData } from '../contract/calls.ts'

const server = serverUnderTest()

const analysis = {
  interviewCategory: 6,
  aiAllScore: 4.2,
  emotionScore: 3.9,
  beautyScore: 3.1,
  speechScore: 4,
  sumContent: '能设计并运行高并发支付系统。',
  emotionScores: {
    emtions: [{ emotionname: 'happiness', emotioncount: 12 }],
    topemotion: [{ emotionname: 'neutral', emotiondesc: '平静' }],
  },
  l2ReportInfo: {
    l2status: 0,
    l2score: 4.2,
    l2PercentageScore: 91.37,
    sort: 111,
    dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' }],
    answerInfos: [
      {
        problemAnswerId: 'q1',
        calculateStar: 4.6,
        apperenceBeautyScore: 3,
        apperenceSmileStar: 2,
        languageScore: 4,
      },
    ],
  },
}

async function anAnalysedInterview(profile: Profile = 'cn') {
  const { companyId } = await aCompany(server.house, { profile })
  const interview = await anInterview(server.house, { companyId })
  await aDocument(server.house, interview, 'aiData', analysis)
  const { token } = await anAccount(server.house, { companyId })
  return { ...interview, token }
}

test('the analysis of an interview is answered whole in the profile cn', async () => {
  const { interviewId, token } = await anAnalysedInterview()
  const answer = await server.call(aiReportData, { interviewId }, { token })
  expect(answer.data).toMatchObject({
    aiData: analysis,
    evidence: [],
    shown: { total: true, single: true, stars: true },
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

test('scores that the company hides are not in the reply', async () => {
  const { companyId, interviewId, token } = await anAnalysedInterview()
  const read = async () => (await server.call(aiReportData, { interviewId }, { token })).body
  await aSetting(server.house, companyId, 'aiMarkCfg', { allStatus: 0 })
  expect(await read()).not.toMatch(/4\.2|91\.37/)
  expect(await read()).toContain('4.6')
  await aSetting(server.house, companyId, 'aiMarkCfg', { singleStatus: 0 })
  expect(await read()).not.toContain('4.6')
  expect(await read()).toContain('91.37')
  await aSetting(server.house, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect(await read()).not.toMatch(/4\.2|91\.37|4\.6/)
})

test('an interview without an analysis answers null, not a score', async () => {
  const interview = await anInterview(server.house)
  const { token } = await anAccount(server.house, interview)
  const answer = await server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect(answer.data.aiData).toBe(null)
})

test('the analysis needs the permission of its tab, and another company’s is not found', async () => {
  const interview = await anAnalysedInterview()
  const without = await anAccount(server.house, { companyId: interview.companyId, buttons: ['reportResume'] })
  const stranger = await anAccount(server.house)
  const read = (token: string) => server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect((await read(without.token)).code).toBe(1002)
  expect((await read(stranger.token)).code).toBe(1005)
})
