import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecord } from '../is-record.ts'
import { isSameData } from './same-data.ts'

/** The same data with the fields of every object in reverse, and a field more that is undefined. */
function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([field, held]) => [field, rewritten(held)] as const)
  return { ...Object.fromEntries(entries.reverse()), 'not there': undefined }
}

// Few words and numbers, so that two of them are often the same.
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1, '', '1', 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', 'length'), tie('value'), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
  ),
})).value

test('data are the same exactly where they are equal in depth', () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(isSameData(one, other)).toBe(isDeepStrictEqual(one, other))
    }),
    { numRuns: 500 },
  )
})

test('the order of fields and a field that is undefined make no difference, on either side', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(isSameData(value, rewritten(value))).toBe(true)
      expect(isSameData(rewritten(value), value)).toBe(true)
    }),
  )
})

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [{ a: null }, {}],
  [null, undefined],
  ['1', 1],
  [{ a: { b: [1] } }, { a: { b: [1, 1] } }],
])('%j and %j differ', (one, other) => {
  expect(isSameData(one, other)).toBe(false)
})
