import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionOfResult, decisionOfStatus, decisions, resultOf, toggledResult } from './decision.ts'

test.each([
  ['pass', 1, 1],
  ['reject', 2, 2],
  ['wait', 3, 4],
] as const)('%s is sent as result %i and kept as status %i [R4-035]', (decision, result, status) => {
  expect(resultOf[decision]).toBe(result)
  expect(decisionOfResult(result)).toBe(decision)
  expect(decisionOfStatus(status)).toBe(decision)
})

test('what is neither a result nor a status is no decision', () => {
  expect([0, 4, 5].map(decisionOfResult)).toEqual([null, null, null])
  expect([null, 0, 3, 5].map(decisionOfStatus)).toEqual([null, null, null, null])
})

test('a decision that is pressed is chosen, and taken back when it is pressed again', () => {
  const Pressed = fc.constantFrom(...decisions)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), Pressed, (before, pressed) => {
      const after = toggledResult(before, pressed)
      expect(after).toBe(before === resultOf[pressed] ? 0 : resultOf[pressed])
      expect(toggledResult(resultOf[pressed], pressed)).toBe(0)
    }),
  )
})
