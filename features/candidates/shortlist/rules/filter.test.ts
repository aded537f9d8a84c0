import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultWorkYears, readFilter } from './filter.ts'

const whole = {
  email: 'lin@',
  maxWorkAge: 8,
  minWorkAge: 3,
  name: '林',
  phone: '138',
  positionId: 'p1',
  recommendStatus: 1,
  haveOperate: 0,
}

test('a filter has exactly the specified fields, read from numbers and from text [R3-081]', () => {
  expect(readFilter(whole)).toEqual(whole)
  const asText = Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, String(value)]))
  expect(readFilter({ ...asText, other: 'x' })).toEqual(whole)
})

test('a filter of work years starts with three [R3-082 P9-064]', () => {
  expect(defaultWorkYears).toBe(3)
})

test.each([
  { minWorkAge: '' },
  { minWorkAge: '-1' },
  { minWorkAge: '61' },
  { minWorkAge: '3.5' },
  { haveOperate: '2' },
  { name: '   ' },
  { name: ['a'] },
  { phone: null },
])('a field that cannot be read is left out: %j', (given) => {
  expect(readFilter(given)).toEqual({})
})

test('any address gives a filter that reads back as itself', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.anything()), (given) => {
      const filter = readFilter(given)
      expect(readFilter({ ...filter })).toEqual(filter)
    }),
  )
})
