import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { aiReportData } from '../../contract/calls.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const commented = { score: 3, comment: '平稳' }
const voice = { iseAllScore: 4.3, iseFluencyScore: 4.4, iseAccuracyScore: 4.2, topFrequencyWord: '[]' }

/** Every field of the AI data, by the spellings of the wire. */
const everyField = {
  interviewCategory: 2,
  isL5Position: 0,
  l5Star: 2.5,
  mtL5star: 3,
  l5ScoreRank: { rankPercent: 0.8846, l5Score: 82.5 },
  tdnaScore: 4,
  aiAllScore: 4.2,
  emotionScore: 3.9,
  beautyScore: 3.1,
  speechScore: 4,
  assessmentScore: 38,
  assessmentTotalScore: 50,
  mentalScore: commented,
  estimateVideoScore: 4,
  estimateTotalScore: 4,
  isShowAI: 1,
  isAiModel: 1,
  scoreConfigId: 'config-1',
  isOrderAi: 2,
  isL2ScoreStop: 0,
  meritasSwitch: 0,
  transferWorkSyncAiData: { emotions: ['synced elsewhere'], hiddenScore: 4.96 },
  emotionScores: {
    emtions: [{ emotionname: 'happiness', emotioncount: 12 }],
    topemotion: [{ emotionname: 'neutral', emotiondesc: '平静' }],
  },
  haveise: 1,
  keyTips: '账本扎实',
  sumContent: '能讲清取舍',
  nextSuggest: '追问迁移',
  labelGroupScoreList: [
    { label: '倾听', labelScore: 4, labelTotalScore: 5 },
    { label: '表达', value: 4, total: 5 },
  ],
  realizeScore: { realize: 4, realizeComment1: '自知', realizeComment2: '能说出短处' },
  characterScore: {
    social: 7,
    socialComment: '外向',
    adapt: 6,
    adaptComment: '灵活',
    curious: 5,
    curiousComment: '好问',
    harmonious: 8,
    harmoniousComment: '随和',
    duty: 9,
    dutyComment: '负责',
    ambition: 4,
    ambitionComment: '稳健',
    autonomy: 3,
    autonomyComment: '合群',
  },
  reportDim: 1,
  isescoreList: { cn: voice, en: voice },
  isescore: voice,
  mentalPositiveScore: { score: 7 },
  mentalNegtiveScore: { score: 2 },
  mentalScores: [{ dimName: '抗压', dimType: 'positive', score: 8, comment: '稳定' }],
}

const bringIn = async (aiData: object) =>
  importer.importInterview(await anAccount(server.services, { buttons: ['reportAIInterview'] }), { aiData })

test('every field of the AI data that is imported is answered under its own spelling [R3-012]', async () => {
  const { result, token, interviewId } = await bringIn(everyField)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const answer = await server.call(aiReportData, { interviewId }, { token })
  // What another system's AI made has any shape: only that it is there is answered.
  expect(answer.data.aiData).toEqual({ ...everyField, transferWorkSyncAiData: 1 })
  expect(answer.body).not.toMatch(/synced elsewhere|hiddenScore/)
})

async function readByVisit(aiData: object, tests: Readonly<Record<string, object>> = {}) {
  const interview = await anInterview(server.services)
  const { companyId, candidateId, interviewId } = interview
  await aDocument(server.services, interview, 'aiData', aiData)
  for (const [part, document] of Object.entries(tests)) {
    await aDocument(server.services, interview, part, document)
  }
  const { accountId } = await anAccount(server.services, { companyId })
  const share = await aShare(server.services, { companyId, candidateId, interviewId, accountId })
  return server.call(aiReportData, { interviewId }, await aVisit(server.services, share))
}

test('a visitor is sent no result of a psychological test and no figure of colleagues’ evaluations [D05]', async () => {
  const { data, body } = await readByVisit(everyField, {
    'tests.character': { reportDim: 0, characterScore: { social: 58, socialComment: '外向' } },
    'tests.mentalHealth': { mentalScore: { score: 4.2, comment: '平稳' } },
  })
  expect(data.aiData).toMatchObject({ aiAllScore: 4.2, sumContent: '能讲清取舍' })
  expect(body).not.toMatch(/character|mental|reportDim|外向|平稳|estimate/i)
})

test('a visitor is not told that there are tests where nothing else came in', async () => {
  const { characterScore, reportDim, mentalScore } = everyField
  const { data } = await readByVisit({ characterScore, reportDim }, { 'tests.mentalHealth': { mentalScore } })
  expect(data.aiData).toBeNull()
})

test.each([
  ['a field that is no AI data', { emotions: [] }, 'interviews[0].aiData'],
  [
    'a voice result in another language',
    { isescoreList: { fr: voice } },
    'interviews[0].aiData.isescoreList',
  ],
  [
    'a trait that is not one',
    { characterScore: { ...everyField.characterScore, humour: 3 } },
    'interviews[0].aiData.characterScore',
  ],
  [
    'a dimension of mental health without a name',
    { mentalScores: [commented] },
    'interviews[0].aiData.mentalScores[0]',
  ],
])('%s is refused by its path', async (_case, aiData, path) => {
  const { result } = await bringIn(aiData)
  expect(result?.state).toBe('refused')
  expect(result?.faults.some((fault) => fault.path.startsWith(path))).toBe(true)
})

const answered = {
  l2status: 0,
  dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6 }],
  answerInfos: [{ problemAnswerId: 'q1', answerText: '我们不再原地更新余额', calculateStar: 4.6 }],
}

test('a reader of the AI summary alone gets its conclusions, and no answers, emotions or tests', async () => {
  const interview = await anInterview(server.services)
  await aDocument(server.services, interview, 'aiData', { ...everyField, l2ReportInfo: answered })
  const quote = { quote: '原地更新', startMs: 0, endMs: 900 }
  const evidence = { externalId: 'e1', claim: { kind: 'summary' }, kind: 'supports', question_id: 'q1' }
  await aDocument(server.services, interview, 'evidence', [{ ...evidence, ...quote }])
  const { token } = await anAccount(server.services, {
    companyId: interview.companyId,
    buttons: ['overviewAI'],
  })
  const { data, body } = await server.call(aiReportData, { interviewId: interview.interviewId }, { token })
  expect(data.aiData).toMatchObject({
    aiAllScore: 4.2,
    l5ScoreRank: everyField.l5ScoreRank,
    labelGroupScoreList: everyField.labelGroupScoreList,
    isescoreList: everyField.isescoreList,
    l2ReportInfo: { l2status: 0, dimLabelList: answered.dimLabelList },
  })
  expect(data.evidence).toEqual([])
  expect(body).not.toMatch(/answerText|原地更新|emotion|mental|character|transferWorkSync/)
})

test('an analysis is outdated once changed answers come in without it, until it comes in again itself', async () => {
  const account = await anAccount(server.services, { buttons: ['reportAIInterview'] })
  const aiData = { sumContent: '能讲清取舍', aiAllScore: 4.2 }
  const answersOf = (answer: string) => [
    { question_id: 'q1', problem_answer_method: 1, problem: '<p>?</p>', answer },
  ]
  const interviewId = await importer
    .importInterview(account, { aiData, answers: answersOf('先加锁') })
    .then((imported) => imported.interviewId)
  const { candidate } = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', account.companyId)
    .select('externalId as candidate')
    .executeTakeFirstOrThrow()
  const isOutdated = async () => {
    const { data } = await server.call(aiReportData, { interviewId }, { token: account.token })
    return data.isOutdated
  }
  const isOutdatedAfter = async (parts: Readonly<Record<string, unknown>>) => {
    server.clock.pass(1_000)
    const bundle = aBundle({ externalId: candidate, interviews: [bundledInterview(parts)] })
    const results = await importer.importFiles({ 'bundle.json': bundle }, account.companyId)
    expect(results).toMatchObject([{ state: 'stored' }])
    return isOutdated()
  }
  expect(await isOutdated()).toBe(undefined)
  expect(await isOutdatedAfter({ answers: answersOf('先加锁') })).toBe(undefined)
  expect(await isOutdatedAfter({ answers: answersOf('再想想') })).toBe(true)
  expect(await isOutdatedAfter({ aiData })).toBe(undefined)
  expect(await isOutdatedAfter({ answers: answersOf('再想想') })).toBe(undefined)
  expect(await isOutdatedAfter({ aiData, answers: answersOf('第三次') })).toBe(undefined)
})
