import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aiReportData } from '../../contract/calls.ts'
import { analysis } from './analysis-under-test.ts'

const server = serverUnderTest()

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
  const { companyId, positionId, ...interview } = await anInterview(server.services)
  const of = { companyId, positionId, ...interview }
  await aDocument(server.services, of, 'aiData', aiData)
  const { token } = await anAccount(server.services, { companyId })
  const read = async () => server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  const switchOff = (tabType: number) =>
    aSetting(server.services, companyId, 'reportTabConfig', [{ tabType, inUse: 0 }])
  const evidence = (claims: object[]) =>
    aDocument(
      server.services,
      of,
      'evidence',
      claims.map((claim, index) => ({
        externalId: `e${index}`,
        claim,
        kind: 'supports',
        question_id: 'q1',
        quote: '一个幂等键',
        startMs: 0,
        endMs: 900,
        title: '幂等键',
      })),
    )
  return { companyId, positionId, read, switchOff, evidence }
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
  await aSetting(server.services, companyId, 'aiMarkCfg', { allStatus: 0 })
  const noTotal = await read()
  expect(noTotal.data).toMatchObject({ shown: { total: false, single: true } })
  expect(noTotal.data.aiData).not.toHaveProperty('aiAllScore')
  expect(noTotal.data.aiData?.l2ReportInfo).not.toHaveProperty('l2score')
  expect(noTotal.data.aiData?.labelGroupScoreList).toEqual([skill])
  await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
  const noSingle = await read()
  const report = noSingle.data.aiData?.l2ReportInfo
  expect(noSingle.data).toMatchObject({ aiData: { aiAllScore: 4.2 }, shown: { total: true, single: false } })
  expect(report?.answerInfos?.[0]).not.toHaveProperty('calculateStar')
  expect(report?.answerInfos?.[0]).not.toHaveProperty('calculateRatio')
  expect(report?.dimLabelList?.[0]).not.toHaveProperty('calculateStar')
  expect(noSingle.body).not.toContain('21.5')
  await aSetting(server.services, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect((await read()).data.shown).toMatchObject({ total: false, single: false })
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
] as const)('switch %i off is told to the page: %s [R6-017 R6-018]', async (tabType, key) => {
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

test.each([0, 1])(
  'isOrderAi %i: nothing of the L2 analysis leaves the server [R4-012]',
  async (isOrderAi) => {
    const { evidence, read } = await anInterviewWith({
      ...analysis,
      isOrderAi,
      labelGroupScoreList: [{ label: '倾听', value: 4, total: 5 }],
      l2ReportInfo: wholeReport,
    })
    await evidence([
      { kind: 'competency', name: '系统设计' },
      { kind: 'answer', question_id: 'q1' },
    ])
    const { body, data } = await read()
    expect(data.aiData).toMatchObject({ aiAllScore: 4.2, sumContent: '能设计并运行高并发支付系统。' })
    expect(data.aiData).not.toHaveProperty('l2ReportInfo')
    expect(body).not.toMatch(/系统设计|说明了幂等键|91\.37|倾听|q1/)
  },
)

test.each([2, 3])('isOrderAi %i: the L2 analysis is answered [R4-012]', async (isOrderAi) => {
  const { read } = await anInterviewWith({ ...analysis, isOrderAi, l2ReportInfo: wholeReport })
  expect((await read()).data.aiData?.l2ReportInfo).toEqual(wholeReport)
})

test('a position that hides its score indicator hides the overall score, on the server [R6-027]', async () => {
  const { positionId, read } = await anInterviewWith(analysis)
  expect((await read()).data).toMatchObject({
    aiData: { aiAllScore: 4.2 },
    shown: { total: true, scoreIndicator: true },
  })
  const settings = JSON.stringify({ hideScoreIndicator: true })
  await server.services.db.updateTable('position').set({ settings }).where('id', '=', positionId).execute()
  const { body, data } = await read()
  expect(data.shown).toMatchObject({ total: false, single: true, scoreIndicator: false })
  expect(body).not.toMatch(/4\.2|91\.37/)
  expect(body).toContain('4.6')
})

test('short names of dimensions and the English label are told by company [R6-023 R6-024 P6-026 P6-027]', async () => {
  const { companyId, read } = await anInterviewWith(analysis)
  expect((await read()).data.shown).toMatchObject({ abbreviatedNames: false, englishLabel: false })
  const rules = { abbreviatedDimensionNames: true, englishLabel: true }
  await aSetting(server.services, companyId, 'rules', rules)
  expect((await read()).data.shown).toMatchObject({ abbreviatedNames: true, englishLabel: true })
})
