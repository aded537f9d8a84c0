import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ScimFault } from './scim-fault.ts'
import { readFilter } from './scim-filter.ts'

const offered = ['username', 'externalid', 'active'] as const
const read = (filter: string) => readFilter(filter, offered)

function faultOf(filter: string): ScimFault {
  try {
    read(filter)
  } catch (error) {
    if (error instanceof ScimFault) return error
    throw error
  }
  throw new Error(`the filter was read: ${filter}`)
}

test.each([
  ['userName eq "lin@a.example"', { username: 'lin@a.example' }],
  ['USERNAME EQ "a" AND Active eq true', { username: 'a', active: true }],
  [
    'externalId eq "(a or b) and \\"c\\"" and active eq false',
    { externalid: '(a or b) and "c"', active: false },
  ],
  ['  active   eq   true  ', { active: true }],
  ['', {}],
])('%s is read', (filter, expected) => {
  expect(read(filter)).toEqual(expected)
})

test('brackets and "or" are refused as they stand: multiplied out, 22 pairs would be four million filters', () => {
  const pairs = Array(22).fill('(a pr or b pr)').join(' and ')
  const equal = Array(12).fill('(a eq 1 or b eq 1)').join(' and ')
  for (const filter of [pairs, equal, 'userName eq "a" or active eq true', 'not (active eq true)', '(((((']) {
    expect(faultOf(filter)).toMatchObject({
      status: 400,
      scimType: 'invalidFilter',
      message: 'A filter is one comparison, or several joined by "and"',
    })
  }
})

test.each([
  'userName eq "a" and',
  'and userName eq "a"',
  'userName eq "a" userName eq "b"',
  'userName eq "a" and userName eq "b"',
  'userName eq "a',
  'userName eq a',
  'userName eq "\\x"',
  'userName eq "a\\u0000"',
  'userName eq "a\0"',
  'userName eq "\\ud800"',
  'active eq "true"',
  'active eq trueand userName eq "a"',
  '__proto__ eq "a"',
])('%j is no filter', (filter) => {
  expect(faultOf(filter)).toMatchObject({ status: 400, scimType: 'invalidFilter' })
})

test('a filter of any text is read or refused', () => {
  const piece = fc.constantFrom(
    'userName',
    'active',
    ' ',
    'eq',
    'and',
    '"',
    '\\',
    '"a"',
    'true',
    '(',
    '[',
    '1',
    '\0',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece).map((all) => all.join('')),
      ),
      (text) => {
        try {
          read(text)
        } catch (error) {
          expect(error).toBeInstanceOf(ScimFault)
        }
      },
    ),
  )
})
