import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { hasEvaluationButton, isDecisionBarShown, isDecisionOffered } from './decision-bar.ts'

const evaluator = factsOf({ acts: ['evaluate'] })

test.each([
  ['an evaluator', evaluator, {}, true],
  ['an evaluator by a link of type 1', evaluator, { urlType: '1' }, true],
  ['an evaluator by a link of type 2', evaluator, { urlType: '2' }, true],
  ['an evaluator who reads the report of a person alone', evaluator, { mode: 'personal' }, false],
  ['whoever may only remark', factsOf({ acts: ['remark'] }), {}, false],
  ['whoever may only remark, by a link of type 1', factsOf({ acts: ['remark'] }), { urlType: '1' }, true],
  ['whoever may only remark, by a link of type 2', factsOf({ acts: ['remark'] }), { urlType: '2' }, false],
])('the bar of the evaluation stands or does not: %s', (_, facts, address, isShown) => {
  expect(isDecisionBarShown({ facts, address })).toBe(isShown)
})

test.each([
  [{}, true],
  [{ urlType: '1' }, true],
  [{ urlType: '2' }, false],
])('pass, wait and reject are offered with %j: %s [R4-026 R6-011 D21]', (address, isOffered) => {
  expect(isDecisionOffered(address)).toBe(isOffered)
})

test.each([
  [1, {}, true],
  [0, { urlType: '1' }, true],
  [0, {}, false],
  [0, { urlType: '2' }, false],
])('isShowEvaluate %i with %j: the evaluation button shows: %s [R6-010]', (flag, address, isShown) => {
  expect(hasEvaluationButton(flag, address)).toBe(isShown)
})
