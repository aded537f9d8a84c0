import { expect, test } from 'vitest'
import { readAddressChoice, readAddressText, readManageAddress } from './address.ts'
import { movedSection } from './groups.ts'

test.each([
  [
    { find: 'password', setting: 'length' },
    { find: 'password', setting: 'length' },
  ],
  [{ find: 12 }, {}],
  [{ find: '' }, {}],
  [{ find: 'x'.repeat(101) }, {}],
  [{ find: ['a'], setting: { a: 1 } }, {}],
])('the address %o of the area is read as %o', (search, read) => {
  expect(readManageAddress(search)).toEqual(read)
})

test('a text of an address is at most as long as its list takes, and a choice is one of the list', () => {
  expect(readAddressText('abc', 3)).toBe('abc')
  expect(readAddressText('abcd', 3)).toBe('')
  expect(readAddressChoice('open', ['open', 'ended'])).toBe('open')
  expect(readAddressChoice('toString', ['open', 'ended'])).toBe('')
})

test('only a section that is gone leads to another one', () => {
  expect(['rules', 'report', 'constructor', undefined].map(movedSection)).toEqual([
    'report',
    undefined,
    undefined,
    undefined,
  ])
})
