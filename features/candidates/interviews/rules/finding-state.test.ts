import { expect, test } from 'vitest'
import { findingState } from './finding-state.ts'

test.each([
  [-1, 'generating'],
  [0, 'notPassed'],
  [1, 'reviewed'],
  [3, 'reviewed'],
] as const)('status %i reads as %s', (status, state) => {
  expect(findingState(status)).toBe(state)
})
