import { expect, test } from 'vitest'
import { readPin } from './pin.ts'

test.each([
  ['', 'empty'],
  ['7Kd2', 'malformed'],
  ['7Kd2xQ9', 'malformed'],
  ['7Kd2x!', 'malformed'],
  ['７Kd2xQ', 'malformed'],
  ['7Kd2xQ', 'whole'],
  ['123456', 'whole'],
])('the report password "%s" is %s [P5-001 P9-014]', (typed, kind) => {
  expect(readPin(typed).kind).toBe(kind)
})
