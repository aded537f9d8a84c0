import { expect, test } from 'vitest'
import { nothingAnswered, scored } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { answered, aPaper, failed } from '../../../report/paper/server/paper/paper-under-test.ts'
import { paper as testPaper } from '../../../tabs/report-online-test/server/paper.ts'
import { paper as questionsPaper } from '../../../tabs/report-questions/server/paper.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { listInterviewOperLog } from '../../manual-scores/contract/reading.ts'
import { askQuestions } from './paper.ts'

const shown = {
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

test('a stored score is printed if the company’s settings could not be loaded [R3-041]', async () => {
  const answers = [{ ...nothingAnswered, method: 0, text: 'x', score: scored(4.2) }]
  const interview = { ...noInterview, id: 'i1', isFinished: true, answers }
  const calls = [failed(aiReportData), answered(listInterviewOperLog, [])]
  const { questions } = await askQuestions(await aPaper(calls, { interview }))
  expect(questions.map(({ score }) => score)).toEqual([scored(4.2)])
})

test.each([
  ['is being made', 0, true],
  ['was stopped', 1, false],
])(
  'paper for an analysis that %s says whether a missing score is still to come, and the total of the others [R4-010]',
  async (_, isL2ScoreStop, isComing) => {
    const essay = { ...nothingAnswered, method: 0, text: 'x' }
    const answers = [
      { ...essay, id: 'e1', score: scored(4) },
      { ...essay, id: 'e2' },
    ]
    const interview = { ...noInterview, id: 'i1', isFinished: true, answers }
    const aiData = { isOrderAi: 2, isL2ScoreStop, l2ReportInfo: { l2status: 1 } }
    const calls = [
      answered(aiReportData, { shown, evidence: [], aiData }),
      answered(listInterviewOperLog, []),
    ]
    const textOf = async ({ write }: typeof testPaper) =>
      JSON.stringify(await write?.(await aPaper(calls, { interview })))
    expect((await textOf(questionsPaper)).includes('Analysing')).toBe(isComing)
    const test = await textOf(testPaper)
    expect([test.includes('Analysing'), test.includes('80%')]).toEqual([isComing, !isComing])
  },
)
