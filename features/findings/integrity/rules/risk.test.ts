import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftRisk, faceMatch, platformOf } from './risk.ts'

test.each([
  [4, 'high'],
  [40, 'high'],
])('%i times reading from a draft is a high risk [R4-054]', (times, risk) => {
  expect(draftRisk(times)).toBe(risk)
})

test.each([2, 3])('reading from a draft %i times is a medium risk [R4-055]', (times) => {
  expect(draftRisk(times)).toBe('medium')
})

test('reading from a draft once is a low risk [R4-056]', () => {
  expect(draftRisk(1)).toBe('low')
})

test.each([0, null, -1, 1.5])('reading from a draft %s times is no risk [R4-057]', (times) => {
  expect(draftRisk(times)).toBe('none')
})

test('more times are never less of a risk', () => {
  const order = ['none', 'low', 'medium', 'high']
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const [less, more] = a <= b ? [a, b] : [b, a]
      expect(order.indexOf(draftRisk(less))).toBeLessThanOrEqual(order.indexOf(draftRisk(more)))
    }),
  )
})

test('0 is the same person, 1 is not, and any other code was not checked', () => {
  expect([0, 1, 2, -1, null].map(faceMatch)).toEqual([
    'same',
    'notSame',
    'notChecked',
    'notChecked',
    'notChecked',
  ])
})

test('platforms go by their codes, and an unknown one by none', () => {
  expect([1, 2, 3, 0, 4, -1, 1.5, null].map(platformOf)).toEqual([
    'pc',
    'miniProgram',
    'h5',
    null,
    null,
    null,
    null,
    null,
  ])
})
