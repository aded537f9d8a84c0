import { expect, test } from 'vitest'
import { maxRemarkLength } from '../../../tabs/report-remarks/rules/remark.ts'
import { maxNoteLength } from '../../recommend/contract.ts'
import { addEstimate, addEstimateResume } from '../contract/adding.ts'
import { maxEvaluationLength } from '../contract/opinion.ts'

test('an evaluation has at most 500 characters, as a remark and the note of a recommendation have [R9-001 P9-015]', () => {
  expect([maxEvaluationLength, maxRemarkLength, maxNoteLength]).toEqual([500, 500, 500])
})

test('a text of 500 characters is taken in either call, and one of 501 is not [R5-033]', () => {
  const isTaken = (length: number) => [
    addEstimate.input.safeParse({ estimateType: 1, estimateContent: '评'.repeat(length) }).success,
    addEstimateResume.input.safeParse({
      jobseekerChannelId: 'c',
      source: 1,
      estimateText: '评'.repeat(length),
    }).success,
  ]
  expect(isTaken(500)).toEqual([true, true])
  expect(isTaken(501)).toEqual([false, false])
})
