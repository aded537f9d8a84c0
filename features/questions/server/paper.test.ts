import { expect, test } from 'vitest'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { nothingAnswered, scored } from '../../interviews/rules/answer-under-test.ts'
import { noInterview } from '../../interviews/rules/interview.ts'
import { listInterviewOperLog } from '../../manual-scores/contract.ts'
import { answered, aPaper, failed } from '../../paper/server/paper/paper-under-test.ts'
import { askQuestions } from './paper.ts'

test('a stored score is printed where what the company lets show did not come [R3-041]', async () => {
  const answers = [{ ...nothingAnswered, method: 0, text: 'x', score: scored(4.2) }]
  const interview = { ...noInterview, id: 'i1', isFinished: true, answers }
  const calls = [failed(aiReportData), answered(listInterviewOperLog, [])]
  const { questions } = await askQuestions(await aPaper(calls, { interview }))
  expect(questions.map(({ score }) => score)).toEqual([scored(4.2)])
})
