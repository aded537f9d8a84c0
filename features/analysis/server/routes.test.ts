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

test('the analysis of an interview is answered whole in the profile cn [R7-056 P7-025]', async () => {
  const { interviewId, token } = await anAnalysedInterview()
  const answer = await server.call(aiReportData, { interviewId }, { token })
  expect(answer.code).toBe(0)
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

/** The fields of a report, by the spellings of the wire. */
const wholeReport = {
  l2status: 0,
  l2score: 4.2,
  l2PercentageScore: 91.37,
  sort: 111,
  dimLabelList: [
    {
      assessmentPoint: '系统设计',
      calculateStar: 4.6,
      scoreReason: '说明了幂等键。',
      nextSuggest: '追问分片',
      isConfigNextSuggest: 1,
      sumContent: '能说清每一步。',
    },
  ],
  answerInfos: [
    {
      problemAnswerId: 'q1',
      parentId: 'q0',
      assessmentPoint: '系统设计',
      assessmentDesc: '说清了写入顺序。',
      sortIndex: 1,
      calculateStar: 4.6,
      calculateRatio: 92,
      answerText: '我们不再原地更新余额。',
      keyPointInfoResult: '[{"keyPoint":"幂等键","num":2}]',
      language: 'cn',
      isCustom: 0,
      ...Object.fromEntries(
        [
          'language',
          'will',
          'keyPoint',
          'audioSpeed',
          'audioRich',
          'audioFluency',
          'apperenceBeauty',
          'apperenceAge',
          'apperenceSmile',
        ].flatMap((name) => [
          [`${name}Ratio`, 80],
          [`${name}Score`, 8],
          [`${name}Star`, 4],
        ]),
      ),
    },
  ],
}

async function anInterviewWith(aiData: object) {
  const { companyId, positionId, ...interview } = await anInterview(server.house)
  const of = { companyId, positionId, ...interview }
  await aDocument(server.house, of, 'aiData', aiData)
  const { token } = await anAccount(server.house, { companyId })
  const read = async () => server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  const switchOff = (tabType: number) =>
    aSetting(server.house, companyId, 'reportTabConfig', [{ tabType, inUse: 0 }])
  return { companyId, positionId, read, switchOff }
}

test('a report, its answers, its competencies and the nine dimensions keep every field under its spelling [R3-020 R3-021 R3-023 R3-024]', async () => {
  const { read } = await anInterviewWith({ l2ReportInfo: wholeReport })
  expect((await read()).data.aiData?.l2ReportInfo).toEqual(wholeReport)
})

test('allStatus gates the total, singleStatus the scores of questions, each on the server [R6-021 R6-022]', async () => {
  const skill = { label: '沟通', labelScore: 21.5, labelTotalScore: 25 }
  const { companyId, read } = await anInterviewWith({
    ...analysis,
    labelGroupScoreList: [skill],
    l2ReportInfo: wholeReport,
  })
  await aSetting(server.house, companyId, 'aiMarkCfg', { allStatus: 0 })
  const noTotal = await read()
  expect(noTotal.data).toMatchObject({ shown: { total: false, single: true } })
  expect(noTotal.data.aiData).not.toHaveProperty('aiAllScore')
  expect(noTotal.data.aiData?.l2ReportInfo).not.toHaveProperty('l2score')
  expect(noTotal.data.aiData?.labelGroupScoreList).toEqual([skill])
  await aSetting(server.house, companyId, 'aiMarkCfg', { singleStatus: 0 })
  const noSingle = await read()
  const report = noSingle.data.aiData?.l2ReportInfo
  expect(noSingle.data.aiData).toMatchObject({ aiAllScore: 4.2 })
  expect(report?.answerInfos?.[0]).not.toHaveProperty('calculateStar')
  expect(report?.answerInfos?.[0]).not.toHaveProperty('calculateRatio')
  expect(report?.dimLabelList?.[0]).not.toHaveProperty('calculateStar')
  expect(noSingle.body).not.toContain('21.5')
})

test('switch 12 off: no suggestion for a next step leaves the server [R6-016]', async () => {
  const { read, switchOff } = await anInterviewWith({ nextSuggest: '追问迁移', l2ReportInfo: wholeReport })
  expect((await read()).body).toMatch(/追问迁移.*追问分片|追问分片.*追问迁移/)
  await switchOff(12)
  const { body, data } = await read()
  expect(data.shown.nextSteps).toBe(false)
  expect(body).not.toMatch(/追问迁移|追问分片/)
})

test.each([
  [15, 'levelLabels'],
  [16, 'starExplanation'],
] as const)('switch %i off is told to the page: %s', async (tabType, key) => {
  const { read, switchOff } = await anInterviewWith(analysis)
  expect((await read()).data.shown[key]).toBe(true)
  await switchOff(tabType)
  expect((await read()).data.shown[key]).toBe(false)
})

test('switch 17 off: neither the details of answers nor the soft skills leave the server [R6-019]', async () => {
  const { read, switchOff } = await anInterviewWith({
    labelGroupScoreList: [{ label: '倾听', value: 4, total: 5 }],
    l2ReportInfo: wholeReport,
  })
  await switchOff(17)
  const { body, data } = await read()
  expect(body).not.toMatch(
    /说清了写入顺序|倾听|audioSpeed|apperence|willStar|languageScore|labelGroupScoreList/,
  )
  expect(data.shown.details).toBe(false)
  expect(data.aiData?.l2ReportInfo?.answerInfos?.[0]).toMatchObject({ calculateStar: 4.6 })
})

test('a position that hides its score indicator hides the overall score, on the server [R6-027]', async () => {
  const { positionId, read } = await anInterviewWith(analysis)
  expect((await read()).data).toMatchObject({ aiData: { aiAllScore: 4.2 }, shown: { scoreIndicator: true } })
  const settings = JSON.stringify({ hideScoreIndicator: true })
  await server.house.db.updateTable('position').set({ settings }).where('id', '=', positionId).execute()
  const { body, data } = await read()
  expect(data.shown.scoreIndicator).toBe(false)
  expect(body).not.toMatch(/4\.2|91\.37/)
  expect(body).toContain('4.6')
})

test('short names of dimensions and the English label are told by company', async () => {
  const { companyId, read } = await anInterviewWith(analysis)
  expect((await read()).data.shown).toMatchObject({ abbreviatedNames: false, englishLabel: false })
  const rules = { abbreviatedDimensionNames: true, englishLabel: true }
  await aSetting(server.house, companyId, 'rules', rules)
  expect((await read()).data.shown).toMatchObject({ abbreviatedNames: true, englishLabel: true })
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

test('of a stopped analysis neither verdict nor rank nor a competency leaves the server; what it said of answers does', async () => {
  const { companyId } = await aCompany(server.house)
  const interview = await anInterview(server.house, { companyId })
  const given = { ...analysis, isL2ScoreStop: 1, keyTips: '账本扎实', nextSuggest: '追问迁移' }
  await aDocument(server.house, interview, 'aiData', given)
  await aDocument(server.house, interview, 'evidence', [
    evidenceOf('e1', { kind: 'summary' }),
    evidenceOf('e2', { kind: 'competency', name: '系统设计' }),
    evidenceOf('e3', { kind: 'answer', question_id: 'q1' }),
  ])
  const { token } = await anAccount(server.house, { companyId })
  const { data, body } = await server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect(body).not.toMatch(/4\.2|91\.37|111|系统设计|高并发|账本扎实|追问迁移/)
  expect(data.aiData).toMatchObject({
    isL2ScoreStop: 1,
    l2ReportInfo: { l2status: 0, answerInfos: [{ problemAnswerId: 'q1', calculateStar: 4.6 }] },
  })
  expect(data.evidence.map(({ externalId }) => externalId)).toEqual(['e3'])
})

test('where correctness is hidden nothing of the analysis tells whether a checked answer was right', async () => {
  const { companyId } = await aCompany(server.house)
  const interview = await anInterview(server.house, { companyId })
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
  await aDocument(server.house, interview, 'answers', [
    answer('video', 1),
    answer('choice', 2),
    answer('blank', 8, { right_key: '幂等' }),
    answer('essay', 0),
    answer('reading', 50, { subAnswerList: [answer('part', 0, { objective_score: 1 })] }),
  ])
  const ids = ['video', 'choice', 'blank', 'essay', 'reading', 'part']
  await aDocument(server.house, interview, 'aiData', {
    l2ReportInfo: { l2status: 0, answerInfos: ids.map(said) },
  })
  const claim = { kind: 'answer', question_id: 'choice' }
  await aDocument(server.house, interview, 'evidence', [
    evidenceOf('e1', claim, 'choice'),
    evidenceOf('e2', { kind: 'summary' }, 'video'),
  ])
  const { token } = await anAccount(server.house, { companyId })
  const read = async () =>
    (await server.call(aiReportData, { interviewId: interview.interviewId }, { token })).data
  expect((await read()).aiData?.l2ReportInfo?.answerInfos).toEqual(ids.map(said))
  await aSetting(server.house, companyId, 'rules', { hideAnswerCorrectness: true })
  const { aiData, evidence } = await read()
  expect(aiData?.l2ReportInfo?.answerInfos).toEqual(
    ids.map((id) =>
      id === 'video' || id === 'essay' ? said(id) : { problemAnswerId: id, assessmentPoint: '规范' },
    ),
  )
  expect(evidence.map(({ externalId }) => externalId)).toEqual(['e2'])
})
