import { expect, test } from 'vitest'
import { emptyCandidate, faultOf, readFigure, writeTyped } from './typed.ts'

test.each([
  ['', null],
  [' 29 ', 29],
  ['２９', 29],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['many', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('%j is read as the figure %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})

test('a form without a name, or with a word for a figure, is not sent', () => {
  const typed = { ...emptyCandidate, name: '秦书言' }
  expect(faultOf(emptyCandidate)).toEqual({ field: 'name', refusal: 'noName' })
  expect(faultOf({ ...typed, name: 'a'.repeat(61) })).toEqual({ field: 'name', refusal: 'longName' })
  expect(faultOf({ ...typed, age: 'old' })).toEqual({ field: 'age', refusal: 'wrongValue' })
  expect(faultOf(typed)).toBe(null)
  expect(writeTyped({ ...typed, gender: '2', workYears: '4,5' })).toMatchObject({
    name: '秦书言',
    gender: 2,
    workYears: 4.5,
    age: null,
  })
})
