import { expect, test } from 'vitest'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireAnswer, aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { assessedLabels, customisedLabels, customisedScore } from './custom-assessment.ts'

type Given = [label: string | null, method: number, score: number | null]

const labelsOf = (...given: Given[]) =>
  assessedLabels(
    readInterview(
      aWireInterview(
        given.map(([label_name, problem_answer_method, actualscore], index) =>
          aWireAnswer(`q${index}`, { label_name, problem_answer_method, actualscore, labelscore: 5 }),
        ),
      ),
    ),
  )

test('scores add up by label, recorded and written answers apart', () => {
  const labels = labelsOf(['设计', 1, 4], ['设计', 2, 3], ['设计', 0, 5], ['编程', 7, 0])
  expect(labels).toEqual([
    { label: '设计', score: { state: 'scored', value: 4, outOf: 5 }, isVideo: true },
    { label: '设计', score: { state: 'scored', value: 8, outOf: 10 }, isVideo: false },
    { label: '编程', score: { state: 'scored', value: 0, outOf: 5 }, isVideo: false },
  ])
  expect(customisedScore(labels)).toEqual({ state: 'scored', value: (8 / 15) * 5, outOf: 5 })
})

test('there is a customised assessment where some label is of written answers, and none where all are recorded [P2-104]', () => {
  const recorded = labelsOf(['设计', 1, 4], ['表达', 12, 4])
  expect(customisedLabels(recorded)).toEqual([])
  expect(customisedScore(recorded)).toBe(null)
  const both = labelsOf(['设计', 1, 4], ['编程', 7, 4])
  expect(customisedLabels(both).map(({ label }) => label)).toEqual(['编程'])
})

test('a label is open while one of its answers is still being analysed, and never a low score', () => {
  const labels = labelsOf(['编程', 7, -1], ['编程', 2, 5])
  expect(labels[0]?.score).toEqual({ state: 'analysing' })
  expect(customisedScore(labels)).toEqual({ state: 'analysing' })
})

test('questions without a label or a score that may be seen count for nothing', () => {
  expect(labelsOf([null, 2, 5], ['编程', 7, null])).toEqual([])
})
