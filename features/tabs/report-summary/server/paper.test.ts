import type { ReplyOf } from '@candor/call/define'
import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { positionScores } from '../../../candidates/scores/contract.ts'
import type { SentAiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import type { EvidenceItem } from '../../../findings/evidence/contract.ts'
import { englishAbility, getLanguageScore } from '../../../findings/languages/contract.ts'
import { getPersonType } from '../../../findings/personality/contract.ts'
import { allLanguageAbility } from '../../../findings/speech/contract.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { answered, aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { paper as reportPaper } from '../../report-analysis/server/paper.ts'
import { paper as summaryPaper } from './paper.ts'

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
const aiData: SentAiData = {
  isOrderAi: 2,
  aiAllScore: 4.2,
  sumContent: 'Runs payment systems.',
  labelGroupScoreList: [
    { label: 'Listening', value: 4, total: 5 },
    { label: 'Resilience', value: 3, total: 5 },
  ],
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [
      { assessmentPoint: 'Design', calculateStar: 4.6 },
      { assessmentPoint: 'Depth', calculateStar: 3 },
      { assessmentPoint: 'Ownership', calculateStar: -1 },
    ],
    answerInfos: [{ problemAnswerId: 'q2', calculateStar: 3 }],
  },
}
const answers = ['q1', 'q2'].map((id) => ({ ...nothingAnswered, id, title: id, durationMs: 90_000 }))
const interview = { ...noInterview, id: 'i1', isFinished: true, hasVideoQuestions: true, answers }

const quote = (name: string, second: number): EvidenceItem => ({
  externalId: `${name} ${second}`,
  claim: { kind: 'competency', name },
  kind: 'supports',
  question_id: 'q1',
  quote: `Said at ${second}.`,
  startMs: second * 1_000,
  endMs: second * 1_000 + 500,
})
const quotes = [
  ...[1, 2, 3, 4, 5].map((second) => quote('Design', second)),
  quote('Listening', 6),
  quote('Listening', 7),
]

const none = 'No evidence was given for this score'

/** Below each heading: how many quotes stand there, and what else is said of evidence. */
function evidenceBelow(blocks: readonly Block[]): Record<string, string> {
  const below: Record<string, string> = {}
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text
    if (block.kind === 'quotes') below[heading] = String(block.quotes.length)
    const said = block.kind === 'notice' || block.kind === 'text' ? block.text : ''
    if (said === none || / more$/.test(said))
      below[heading] = [below[heading], said].filter(Boolean).join(', ')
  }
  return below
}

async function written(section: typeof summaryPaper, evidence: EvidenceItem[], permissions: string[]) {
  const calls = [
    answered(aiReportData, { aiData, evidence, shown }),
    answered(positionScores, { standing: null }),
  ]
  const facts = factsOf({ permissions })
  return evidenceBelow((await section.write?.(await aPaper(calls, { interview, facts }))) ?? [])
}

const all = ['reportAIInterview', 'overviewAI']

test('below each score of the summary stands what it rests on, how much more there is, or that there is none [D08]', async () => {
  expect(await written(summaryPaper, quotes, all)).toEqual({
    Overall: '3',
    Design: '3, 2 more',
    Depth: none,
    Listening: '2',
    Resilience: none,
  })
  expect(await written(summaryPaper, [], all)).toMatchObject({ Overall: none })
})

test('a reader of the summary alone gets no evidence, and paper does not say that there is none [D08]', async () => {
  expect(await written(summaryPaper, [], ['overviewAI'])).toEqual({})
})

test('below each score of the AI report stands what it rests on, or that there is none [D08]', async () => {
  expect(await written(reportPaper, quotes, all)).toMatchObject({
    Design: '5',
    Depth: none,
    Listening: '1, 1 more',
    Resilience: none,
    'Q2 q2': none,
  })
  expect(await written(reportPaper, [], all)).toMatchObject({ Conclusion: none })
  expect(await written(reportPaper, quotes, all)).not.toHaveProperty('Ownership')
})

test.each([
  ['cn', '由模型评分，没有对应的面试时刻，仅供参考。'],
  ['en', 'Scored by a model, without reference to a moment of the interview. For reference only.'],
  ['zh-TW', '由模型評分，沒有對應的面試時刻，僅供參考。'],
] as const)('paper says of languages and the voice that a model scored them (%s)', async (locale, words) => {
  const voice = { iseAllScore: 4, iseFluencyScore: 4, iseAccuracyScore: 4 }
  const scored = { language: 'en', star: 4, overall: 80, pronunciation: 80, fluency: 80, tone: null }
  const calls = [
    answered(aiReportData, { aiData: { ...aiData, isescore: voice }, evidence: [], shown }),
    answered(positionScores, { standing: null }),
    answered(allLanguageAbility, [{ language: 'en', score: 80, level: 4 }]),
    answered(englishAbility, { score: 80, level: 4, explanation: null }),
    answered(getLanguageScore, [{ ...scored, integrity: 80, rhythm: 80, scoreConfig: [] }]),
  ]
  const parts = ['tests.reading', 'tests.english', 'tests.language']
  const facts = factsOf({ permissions: all, parts })
  const blocks = (await summaryPaper.write?.(await aPaper(calls, { locale, interview, facts }))) ?? []
  expect(blocks.filter((block) => block.kind === 'text' && block.text === words)).toHaveLength(4)
})

test.each([
  ['cn', '由模型推断，没有对应的面试时刻。描述的是倾向，没有好坏之分，仅供参考。'],
  [
    'en',
    'Inferred by a model, without reference to a moment of the interview. These are tendencies, neither good nor bad, and for reference only.',
  ],
  ['zh-TW', '由模型推斷，沒有對應的面試時刻。描述的是傾向，沒有好壞之分，僅供參考。'],
] as const)('paper says of the Big Five that a model inferred them (%s)', async (locale, words) => {
  const traits = { openness: 3, conscientiousness: 3, extraversion: 1, agreeableness: 2, neuroticism: 2 }
  const calls = [
    answered(aiReportData, { aiData, evidence: [], shown }),
    answered(positionScores, { standing: null }),
    answered(getPersonType, { ...traits, isConfig: 1 }),
  ]
  const facts = factsOf({ permissions: all, parts: ['tests.bigFive'] })
  const blocks = (await reportPaper.write?.(await aPaper(calls, { locale, interview, facts }))) ?? []
  expect(blocks).toContainEqual({ kind: 'text', text: words, isSmall: true })
})
