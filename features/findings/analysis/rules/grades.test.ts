import { expect, test } from 'vitest'
import { gradeOf, grades } from './grades.ts'

test('AI interviews have the grades L2 to L6, the highest first [R9-030]', () => {
  expect(grades).toEqual([6, 5, 4, 3, 2])
})

test('the category of an interview is its grade; category 6 is L6 [R3-013]', () => {
  expect([6, 5, 2].map(gradeOf)).toEqual([6, 5, 2])
  expect([1, 0, null, 7].map(gradeOf)).toEqual([null, null, null, null])
})
