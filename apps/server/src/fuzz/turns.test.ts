import { expect, test } from 'vitest'
import { takeTurn, turnsForAll } from './turns-under-test.ts'

test.each([
  [261, 23],
  [262, 23],
  [263, 24],
  [8, 4],
])('each of %i cases is asked by each of %i callers', (cases, callers) => {
  const asked = new Set<string>()
  let far = 0
  for (let turn = 0; turn < turnsForAll(cases, callers); turn += 1) {
    const { at, by } = takeTurn(turn, cases, callers)
    if (by === null) far += 1
    else asked.add(`${at} ${by}`)
  }
  expect(asked.size).toBe(cases * callers)
  expect(far / turnsForAll(cases, callers)).toBeCloseTo(2 / 3, 2)
})
