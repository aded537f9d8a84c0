import { expect, test } from 'vitest'
import { aiTabMode, allowsVisualAnalysis, isSwitchedOn, switchNumbers } from './rules.ts'

test('emotion and appearance analysis exist in the profile cn alone', () => {
  expect((['cn', 'eu', 'us-il'] as const).map(allowsVisualAnalysis)).toEqual([true, false, false])
})

test.each([
  [[], 'all'],
  [[{ tabType: 3, inUse: 0 }], 'byMenu'],
  [[{ tabType: 3, inUse: 1 }], 'all'],
  [[{ tabType: 3, inUse: 2 }], 'byAnswers'],
])('the config %j chooses the AI tabs %s', (config, mode) => {
  expect(aiTabMode(config)).toBe(mode)
})

test('a switch is on until the company turns it off', () => {
  expect(isSwitchedOn([], switchNumbers.bigFive)).toBe(true)
  expect(isSwitchedOn([{ tabType: 27, inUse: 0 }], switchNumbers.bigFive)).toBe(false)
})
