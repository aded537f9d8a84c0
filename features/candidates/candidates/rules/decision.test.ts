import { expect, test } from 'vitest'
import { decisionOfResult, decisionOfStatus, decisions, resultOf, statusOf, toggled } from './decision.ts'

test.each([
  ['pass', 1, 1],
  ['reject', 2, 2],
  ['wait', 3, 4],
] as const)('%s is sent as result %i and kept as status %i [R4-035]', (decision, result, status) => {
  expect([resultOf[decision], statusOf[decision]]).toEqual([result, status])
  expect(decisionOfResult(result)).toBe(decision)
  expect(decisionOfStatus(status)).toBe(decision)
})

test('a value that is neither a result nor a status is no decision', () => {
  expect([0, 4, 5, 1.5, null, undefined].map(decisionOfResult)).toEqual(Array(6).fill(null))
  expect([null, 0, 3, 5].map(decisionOfStatus)).toEqual([null, null, null, null])
})

test('a decision that is pressed is chosen, and taken back when it is pressed again', () => {
  const chosen = [null, ...decisions]
  for (const pressed of decisions) {
    expect(chosen.map((before) => toggled(before, pressed))).toEqual(
      chosen.map((before) => (before === pressed ? null : pressed)),
    )
  }
})
