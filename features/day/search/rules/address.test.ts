import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, searchOf } from './address.ts'
import { readSearchAddress } from './address-words.ts'

/** As the router of the web app reads an address. */
const parsed = (query: string) => Object.fromEntries(new URLSearchParams(query))

test.each([
  '013800000001',
  '0138',
  '000',
  '00138 0000 0001',
  '13800000000000000001',
  '+86 138',
  '1e5',
  '0x10',
])('a search for %s stays as it was typed', (typed) => {
  const query = new URLSearchParams({ find: typed, scope: 'people' }).toString()
  const address = readSearchAddress(parsed(query))
  expect(address).toEqual({ find: typed, scope: 'people' })
  expect(addressOf(searchOf(address))).toEqual(address)
})

test('any digits stay as they were typed', () => {
  const digits = fc.stringMatching(/^\d{1,60}$/)
  fc.assert(
    fc.property(digits, (typed) => {
      expect(readSearchAddress(parsed(`find=${typed}`))).toEqual({ find: typed })
    }),
  )
})
