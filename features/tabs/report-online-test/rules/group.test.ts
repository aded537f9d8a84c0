import { expect, test } from 'vitest'
import { isTestAlone, reportGroup } from './group.ts'

test.each([1, 6, 12, 13])('method %i is video [R4-019]', (method) => {
  expect(reportGroup(method)).toBe('video')
})

test.each([0, 2, 3, 4, 5, 8, 50])('method %i is written or objective [R4-020]', (method) => {
  expect(reportGroup(method)).toBe('written')
})

test('method 7 is coding [R4-021]', () => {
  expect(reportGroup(7)).toBe('coding')
})

test.each([9, 10, 11, 14, 49, 51, -1])('method %i is in no group', (method) => {
  expect(reportGroup(method)).toBe(null)
})

test.each([
  [[0, 2, 7], true],
  [[0, 1], false],
  [[2, 11], false],
  [[], false],
])('an interview of methods %j is a written test alone: %s', (methods, isAlone) => {
  expect(isTestAlone(methods)).toBe(isAlone)
})
