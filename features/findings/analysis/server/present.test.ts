import { expect, test } from 'vitest'
import { readReportSetting } from '../../../platform/company/rules/wire.ts'
import type { EvidenceItem } from '../../evidence/contract.ts'
import type { AiData } from '../contract/ai-data.ts'
import { presentAiData, type StoredAnalysis } from './present.ts'

/** A company and a position that never set anything. */
const unset = { profile: 'cn', customerType: '', settings: {}, isL5: false, positionSettings: {} }

const aiData: AiData = {
  aiAllScore: 4.2,
  tdnaScore: 4,
  emotionScore: 3,
  beautyScore: 3,
  speechScore: 4,
  l5Star: 2,
  mtL5star: 2,
  assessmentScore: 38,
  assessmentTotalScore: 50,
  estimateVideoScore: 4,
  estimateTotalScore: 4,
  realizeScore: { realize: 4, realizeComment1: '自知' },
  l5ScoreRank: { rankPercent: 0.9, l5Score: 2 },
  sumContent: '能讲清取舍',
  keyTips: '账本扎实',
  nextSuggest: '追问迁移',
  emotionScores: { emtions: [{ emotionname: 'happiness', emotioncount: 12 }] },
  isescore: { iseAllScore: 4.3, iseFluencyScore: 4.4, iseAccuracyScore: 4.2, topFrequencyWord: '[]' },
  isescoreList: {
    cn: { iseAllScore: 4.3, topFrequencyWord: '[]' },
    en: { iseFluencyScore: 4.4, topFrequencyWord: '[]' },
  },
  labelGroupScoreList: [
    { label: '倾听', labelScore: 4, labelTotalScore: 5 },
    { label: '系统设计', value: 4, total: 5 },
  ],
  l2ReportInfo: {
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
      },
    ],
    answerInfos: [
      {
        problemAnswerId: 'q1',
        assessmentPoint: '系统设计',
        assessmentDesc: '说清了写入顺序。',
        calculateStar: 4.6,
        calculateRatio: 92,
        keyPointInfoResult: '[{"keyPoint":"幂等键","num":2}]',
        languageRatio: 80,
        languageScore: 8,
        languageStar: 4,
        apperenceSmileStar: 2,
      },
    ],
  },
}

const item = (externalId: string, claim: EvidenceItem['claim']): EvidenceItem => ({
  externalId,
  claim,
  kind: 'supports',
  question_id: 'q1',
  quote: '先能收钱',
  startMs: 0,
  endMs: 1_000,
})

const stored: StoredAnalysis = {
  aiData,
  evidence: [
    item('of the summary', { kind: 'summary' }),
    item('of a competency', { kind: 'competency', name: '系统设计' }),
    item('of a soft skill', { kind: 'competency', name: '倾听' }),
    item('of an answer', { kind: 'answer', question_id: 'q1' }),
  ],
  hiddenVerdicts: new Set(),
  isOutdated: false,
}

/** Every value that a reply holds, as the path that leads to it; evidence by its id. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, path))
  if (typeof value !== 'object' || value === null) return [path]
  if ('externalId' in value) return [`evidence ${value.externalId}`]
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, path ? `${path}.${key}` : key))
}

const answered = (setting: object, given = stored): Set<string> => {
  const { aiData: data, evidence } = presentAiData(given, readReportSetting({ ...unset, ...setting }))
  return new Set(pathsOf([data, ...evidence]))
}

const whole = answered({})

const mark = (off: string) => ({ settings: { aiMarkCfg: { [off]: 0 } } })

const off = (tabType: number) => ({ settings: { reportTabConfig: [{ tabType, inUse: 0 }] } })

const totals = [
  'isescore.iseAllScore',
  'isescore.iseFluencyScore',
  'isescore.iseAccuracyScore',
  'isescoreList.cn.iseAllScore',
  'isescoreList.en.iseFluencyScore',
  'aiAllScore',
  'tdnaScore',
  'emotionScore',
  'beautyScore',
  'speechScore',
  'l5Star',
  'mtL5star',
  'assessmentScore',
  'assessmentTotalScore',
  'estimateVideoScore',
  'estimateTotalScore',
  'realizeScore.realize',
  'realizeScore.realizeComment1',
  'l5ScoreRank.rankPercent',
  'l5ScoreRank.l5Score',
  'l2ReportInfo.l2score',
  'l2ReportInfo.l2PercentageScore',
  'l2ReportInfo.sort',
]

const qualities = ['languageRatio', 'languageScore', 'languageStar', 'apperenceSmileStar'].map(
  (key) => `l2ReportInfo.answerInfos.${key}`,
)

const skillScores = ['labelGroupScoreList.labelScore', 'labelGroupScoreList.value']

const singles = [
  ...skillScores,
  'l2ReportInfo.dimLabelList.calculateStar',
  'l2ReportInfo.answerInfos.calculateStar',
  'l2ReportInfo.answerInfos.calculateRatio',
  ...qualities,
]

const visual = [
  'emotionScore',
  'beautyScore',
  'emotionScores.emtions.emotionname',
  'emotionScores.emtions.emotioncount',
  'l2ReportInfo.answerInfos.apperenceSmileStar',
]

const details = [
  'labelGroupScoreList.label',
  'labelGroupScoreList.labelTotalScore',
  'labelGroupScoreList.total',
  ...skillScores,
  'l2ReportInfo.answerInfos.assessmentDesc',
  ...qualities,
  'evidence of a soft skill',
]

test('with everything on, all that is stored is answered', () => {
  expect(whole).toEqual(new Set(pathsOf([aiData, ...stored.evidence])))
})

test.each([
  ['allStatus', mark('allStatus'), totals],
  ['singleStatus', mark('singleStatus'), singles],
  ['aiScoreStatus', mark('aiScoreStatus'), [...totals, ...singles]],
  ['manualStatus', mark('manualStatus'), []],
  ['reportScoreVisible', { settings: { rules: { reportScoreVisible: false } } }, totals],
  ['hideScoreIndicator of the position', { positionSettings: { hideScoreIndicator: true } }, totals],
  ['switch 12', off(12), ['nextSuggest', 'l2ReportInfo.dimLabelList.nextSuggest']],
  ['switch 15', off(15), []],
  ['switch 16', off(16), []],
  ['switch 17', off(17), details],
  ['the law of profile eu', { profile: 'eu' }, visual],
  ['the law of profile us-il', { profile: 'us-il' }, visual],
])('the fields that %s hides are not in the reply, and nothing else is missing', (_name, setting, hidden) => {
  const left = answered(setting)
  expect([...whole].filter((path) => !left.has(path)).sort()).toEqual([...new Set(hidden)].sort())
  expect([...left].filter((path) => !whole.has(path))).toEqual([])
})

test('a field that belongs to no group never leaves the server, wherever it is stored', () => {
  const added = { constructor: 4.96, newScore: 4.97 }
  const more = <T extends object>(part: T): T => Object.assign({}, part, added)
  const report = aiData.l2ReportInfo
  if (!report || !aiData.isescoreList) throw new Error('the analysis is whole')
  const extended: AiData = more({
    ...aiData,
    isescore: more({ ...aiData.isescore }),
    isescoreList: more({ ...aiData.isescoreList, cn: more({ ...aiData.isescoreList.cn }) }),
    labelGroupScoreList: aiData.labelGroupScoreList?.map(more),
    l2ReportInfo: more({
      ...report,
      dimLabelList: report.dimLabelList?.map(more),
      answerInfos: report.answerInfos?.map(more),
    }),
  })
  expect(answered({}, { ...stored, aiData: extended })).toEqual(whole)
})

test('a suggestion for a competency leaves the server only where it is configured to show', () => {
  const report = aiData.l2ReportInfo
  const [label] = report?.dimLabelList ?? []
  if (!report || !label) throw new Error('the analysis has a competency')
  const dimLabelList = [{ ...label, isConfigNextSuggest: 0 }]
  const left = answered({}, { ...stored, aiData: { ...aiData, l2ReportInfo: { ...report, dimLabelList } } })
  expect([...whole].filter((path) => !left.has(path))).toEqual(['l2ReportInfo.dimLabelList.nextSuggest'])
})

test('the evidence of an answer with a hidden verdict is not sent, for any claim', () => {
  const claim = { kind: 'answer', question_id: 'choice' } as const
  const evidence = [...stored.evidence, item('of a checked answer', claim)]
  const left = answered({}, { ...stored, evidence, hiddenVerdicts: new Set(['choice']) })
  expect(left.has('evidence of a checked answer')).toBe(false)
  expect(left.has('evidence of an answer')).toBe(true)
})
