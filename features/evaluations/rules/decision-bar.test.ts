import { expect, test } from 'vitest'
import { factsOf } from '../../report/rules/facts-of.ts'
import { hasEvaluationButton, isDecisionBarShown } from './decision-bar.ts'

const evaluator = factsOf({ acts: ['evaluate'] })

test.each([
  ['an evaluator', evaluator, {}, true],
  ['an evaluator by a link of type 1', evaluator, { urlType: '1' }, true],
  ['an evaluator by a link of type 2', evaluator, { urlType: '2' }, false],
  ['an evaluator who reads the report of a person alone', evaluator, { mode: 'personal' }, false],
  ['whoever may only remark', factsOf({ acts: ['remark'] }), {}, false],
])('%s: pass, wait and reject show or not [R4-026 R6-011]', (_, facts, address, isShown) => {
  expect(isDecisionBarShown({ facts, address })).toBe(isShown)
})

test.each([
  [1, {}, true],
  [0, { urlType: '1' }, true],
  [0, {}, false],
  [0, { urlType: '2' }, false],
])('isShowEvaluate %i with %j: the evaluation button shows: %s [R6-010]', (flag, address, isShown) => {
  expect(hasEvaluationButton(flag, address)).toBe(isShown)
})
