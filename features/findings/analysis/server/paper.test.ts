import type { ReplyOf } from '@candor/call/define'
import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { type Answer, noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { positionScores } from '../../../candidates/scores/contract.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { answered, aPaper, failed } from '../../../report/paper/server/paper/paper-under-test.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { paper as reportPaper } from '../../../tabs/report-analysis/server/paper.ts'
import { paper as customPaper } from '../../../tabs/report-custom-questions/server/paper.ts'
import { paper as readingPaper } from '../../../tabs/report-reading/server/paper.ts'
import { paper as summaryPaper } from '../../../tabs/report-summary/server/paper.ts'
import { preventCheatingReport } from '../../integrity/contract/report.ts'
import { infoWith } from '../../integrity/rules/checked-under-test.ts'
import { listInterviewOperLog } from '../../manual-scores/contract/reading.ts'
import { aiReportData } from '../contract/calls.ts'

const shown: ReplyOf<typeof aiReportData>['shown'] = {
  total: true,
  single: true,
  scoreIndicator: true,
  nextSteps: true,
  levelLabels: false,
  starExplanation: false,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}
const analysed = answered(aiReportData, {
  shown,
  evidence: [],
  aiData: { aiAllScore: 4.2, sumContent: 'Runs payment systems.' },
})
const recorded: Answer = { ...nothingAnswered, id: 'q1', title: 'The ledger' }
const interview = { ...noInterview, id: 'i1', category: 6, isFinished: true, answers: [recorded] }
const noticesOf = (blocks: readonly Block[] = []) =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []))
const bins = [
  { from: 0, to: 2.5, count: 4 },
  { from: 2.5, to: 5, count: 8 },
]

test.each([
  ['cn', 'AI 报告未能载入，页面其余部分不受影响。'],
  ['en', 'The AI report could not be loaded. The rest of the page still works.'],
  ['zh-TW', 'AI 報告未能載入，頁面其餘部分不受影響。'],
] as const)(
  'an analysis that did not come is printed as that, and never as none (%s)',
  async (locale, words) => {
    for (const { write } of [reportPaper, summaryPaper, customPaper]) {
      const paper = await aPaper([failed(aiReportData), answered(listInterviewOperLog, [])], { locale })
      expect(noticesOf(await write?.(paper))).toContain(words)
    }
  },
)

test.each([
  ['cn', false, '没有未通过项'],
  ['en', false, 'Nothing flagged'],
  ['zh-TW', false, '沒有未通過項'],
  ['cn', true, '检测结果生成中'],
  ['en', true, 'Checks are still being generated'],
  ['zh-TW', true, '檢測結果生成中'],
] as const)(
  'paper says that an empty list has no findings, and that a pending one is still being made: %s %s [R2-079]',
  async (locale, isGenerating, words) => {
    const checks = answered(preventCheatingReport, { unqualified: [], isGenerating, ...infoWith() })
    const facts = factsOf({ parts: ['antiCheating'] })
    const paper = await aPaper([analysed, checks, failed(positionScores)], { locale, interview, facts })
    expect(noticesOf(await reportPaper.write?.(paper))).toContain(words)
  },
)

test.each([
  ['is being made', {}, false],
  ['was stopped', { isL2ScoreStop: 1 }, true],
])('on paper an analysis that %s has its emotions as the screen has them', async (_, more, isShown) => {
  const emotionScores = { emtions: [{ emotionname: 'neutral', emotioncount: 5 }], topemotion: [] }
  const aiData = { isOrderAi: 2, l2ReportInfo: { l2status: 1 }, emotionScores, ...more }
  const asked = answered(aiReportData, { shown, evidence: [], aiData })
  const text = JSON.stringify(await reportPaper.write?.(await aPaper([asked], { interview })))
  expect(text.includes('100.00%')).toBe(isShown)
  expect(text).toContain(isShown ? 'The analysis was stopped' : 'Generating the report')
})

test('an answer has no score in words while nobody knows whether it has one', async () => {
  const paper = await aPaper([failed(aiReportData)], { interview })
  const headings = ((await reportPaper.write?.(paper)) ?? []).filter(({ kind }) => kind === 'heading')
  expect(headings).toContainEqual({ kind: 'heading', level: 4, text: 'Q1 The ledger' })
})

test('a voice result that could not be loaded is named on paper', async () => {
  const facts = factsOf({ parts: ['aiData'] })
  const paper = await aPaper([failed(aiReportData)], { facts })
  expect(noticesOf(await readingPaper.write?.(paper))).toContain(
    'The voice result could not be loaded. The rest of the page still works.',
  )
})

test('a standing that could not be loaded is noted as missing', async () => {
  const paper = await aPaper([analysed, failed(positionScores)], { interview })
  expect(noticesOf(await reportPaper.write?.(paper))).toContain(
    'The comparison could not be loaded. The rest of the page still works.',
  )
})

test.each([
  ['cn', ['得分', '候选人数'], '0.0 至 2.5', '2.5 至 5.0（该候选人 4.2 分）'],
  ['en', ['Score', 'Candidates'], '0.0 to 2.5', '2.5 to 5.0 (this candidate: 4.2)'],
  ['zh-TW', ['得分', '候選人數'], '0.0 至 2.5', '2.5 至 5.0（該候選人 4.2 分）'],
] as const)(
  'the bins of a spread have words, and the candidate’s own says so (%s)',
  async (locale, head, other, own) => {
    const standing = { count: 12, rank: 3, bins, medians: [] }
    const paper = await aPaper([analysed, answered(positionScores, { standing })], { locale, interview })
    const blocks = (await reportPaper.write?.(paper)) ?? []
    const spread = blocks.find((block) => block.kind === 'spread')
    expect(spread).toMatchObject({ head, bins: [{ text: other }, { text: own }] })
  },
)

test.each([
  ['cn', '由Dana说出，不是候选人的话，不计入证据'],
  ['en', 'Said by Dana, not by the candidate. It does not count.'],
  ['zh-TW', '由Dana說出，不是候選人的話，不計入證據'],
] as const)('a quote of another speaker is printed with their name (%s)', async (locale, caution) => {
  const said = { startMs: 0, endMs: 2_000, text: 'One key or two?', speaker: 'Dana', by: 'another' as const }
  const own = { startMs: 2_000, endMs: 4_000, text: 'One.', speaker: 'Lin' }
  const quoted = { kind: 'supports' as const, question_id: 'q1', startMs: 0, endMs: 2_000 }
  const evidence = [{ ...quoted, externalId: 'e1', claim: { kind: 'summary' as const }, quote: 'One key' }]
  const reply = answered(aiReportData, { shown, evidence, aiData: { sumContent: 'Runs payment systems.' } })
  const answers = [{ ...recorded, transcript: { sentences: [said, own] } }]
  const paper = await aPaper([reply, answered(positionScores, { standing: null })], {
    locale,
    interview: { ...interview, answers },
  })
  const blocks = (await reportPaper.write?.(paper)) ?? []
  const [quotes] = blocks.flatMap((block) => (block.kind === 'quotes' ? [block.quotes] : []))
  expect(quotes?.map(({ sign, caution: said }) => [sign, said])).toEqual([['note', caution]])
})

test.each([
  ['cn', '证据引用的回答不在已录制的回答之中，可能已被替换'],
  ['en', 'The evidence quotes an answer that no longer exists; it may have been replaced'],
  ['zh-TW', '證據引用的回答不在已錄製的回答之中，可能已被取代'],
] as const)(
  'a competency with evidence from a missing answer is printed with a note (%s)',
  async (locale, words) => {
    const claim = { kind: 'competency' as const, name: 'Design' }
    const gone = { externalId: 'e1', claim, kind: 'supports' as const, question_id: 'q9', quote: 'One key' }
    const dimLabelList = ['Design', 'Care'].map((assessmentPoint) => ({ assessmentPoint, calculateStar: 4 }))
    const reply = answered(aiReportData, {
      shown,
      evidence: [{ ...gone, startMs: 0, endMs: 1_000 }],
      aiData: { l2ReportInfo: { l2status: 0, dimLabelList } },
    })
    const paper = await aPaper([reply, answered(positionScores, { standing: null })], { locale, interview })
    const notices = noticesOf(await reportPaper.write?.(paper))
    expect(notices.filter((each) => each === words)).toHaveLength(1)
  },
)

test.each([
  ['cn', 'AI 分析完成之后，回答又重新导入过，内容有改动。评分可能与现在的回答不符。'],
  [
    'en',
    'The answers were imported again with changes after this analysis. Its scores may no longer match them.',
  ],
  ['zh-TW', 'AI 分析完成之後，回答又重新匯入過，內容有變動。評分可能與現在的回答不符。'],
] as const)('scores of answers that have changed since are printed with that (%s)', async (locale, words) => {
  const aiData = { aiAllScore: 4.2, sumContent: 'Runs payment systems.' }
  for (const isOutdated of [true, false]) {
    const reply = answered(aiReportData, { shown, evidence: [], aiData, isOutdated })
    const paper = await aPaper([reply, answered(positionScores, { standing: null })], { locale, interview })
    expect(noticesOf(await reportPaper.write?.(paper)).includes(words)).toBe(isOutdated)
  }
})
