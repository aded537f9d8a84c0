import { expect, test } from 'vitest'
import { fits, promptOf } from './answering.ts'

test('an answer cannot refuse a decided recommendation, and can change a decision', () => {
  const decided = { decision: 'wait' } as const
  expect(fits({ kind: 'refuse' }, decided)).toBe(false)
  expect(fits({ kind: 'refuse' }, { decision: null })).toBe(true)
  expect(fits({ kind: 'decide', decision: 'pass' }, decided)).toBe(true)
})

test.each([
  [
    { isAnswered: false, decision: null },
    { kind: 'pending', estimateIndex: 1 },
  ],
  [
    { isAnswered: true, decision: null },
    { kind: 'answered', decision: null },
  ],
  [
    { isAnswered: true, decision: 'wait' },
    { kind: 'answered', decision: 'wait' },
  ],
] as const)('%j is shown as %j', (recommendation, prompt) => {
  expect(promptOf(recommendation)).toEqual(prompt)
})
