import { expect, test } from 'vitest'
import { permissionKeys } from '../access/rules/permissions.ts'
import {
  aiTabMode,
  allowsVisualAnalysis,
  isOpenToVisitors,
  isSwitchedOn,
  switchNumbers,
  visitorSwitch,
} from './rules.ts'

test('emotion and appearance analysis exist in the profile cn alone', () => {
  expect((['cn', 'eu', 'us-il'] as const).map(allowsVisualAnalysis)).toEqual([true, false, false])
})

test.each([
  [[], 'all'],
  [[{ number: 3, value: 0 }], 'byMenu'],
  [[{ number: 3, value: 1 }], 'all'],
  [[{ number: 3, value: 2 }], 'byAnswers'],
])('the config %j chooses the AI tabs %s', (config, mode) => {
  expect(aiTabMode(config)).toBe(mode)
})

test('a switch is on until the company turns it off', () => {
  expect(isSwitchedOn([], switchNumbers.bigFive)).toBe(true)
  expect(isSwitchedOn([{ number: 27, value: 0 }], switchNumbers.bigFive)).toBe(false)
})

test('visitors without an account see the resume and the AI interview until the company decides', () => {
  expect(permissionKeys.filter((key) => isOpenToVisitors([], key))).toEqual([
    'reportResume',
    'reportAIInterview',
  ])
  const config = [
    { number: visitorSwitch('reportResume'), value: 0 },
    { number: visitorSwitch('planInterview'), value: 1 },
  ]
  expect(permissionKeys.filter((key) => isOpenToVisitors(config, key))).toEqual([
    'reportAIInterview',
    'planInterview',
  ])
})

test('the switches for visitors are numbered from 100 in the order of the keys', () => {
  expect(permissionKeys.map(visitorSwitch)).toEqual(permissionKeys.map((_, index) => 100 + index))
})
