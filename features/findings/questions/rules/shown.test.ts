import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { hasOtherQuestions } from './shown.ts'

test.each([
  [['answers.written'], ['reportAIInterview'], true],
  [['answers.coding'], ['reportAIInterview'], true],
  [['answers.video'], ['reportAIInterview'], false],
  [['answers.written'], ['reportResume'], false],
])('with the parts %o and the permissions %o the tab shows: %s', (parts, permissions, isShown) => {
  expect(hasOtherQuestions(factsOf({ parts, permissions }))).toBe(isShown)
})
