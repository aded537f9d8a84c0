import { expect, test } from 'vitest'
import { comparedPin, pinCharacters, readPin } from './pin.ts'

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

test('a new password has no characters that are mistaken for each other', () => {
  for (const alike of ['0O', '1IL', '2Z', '5S', '8B', 'UV'])
    expect([...alike].filter((sign) => pinCharacters.includes(sign)).length, alike).toBeLessThanOrEqual(1)
  expect(pinCharacters).toBe(pinCharacters.toUpperCase())
})

test('a new password is compared without case, an older one exactly', () => {
  expect(comparedPin('k4Dx7r', { ignoresCase: true })).toBe('K4DX7R')
  expect(comparedPin('k4Dx7r', { ignoresCase: false })).toBe('k4Dx7r')
})
