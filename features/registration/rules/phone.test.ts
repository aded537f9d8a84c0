import { expect, test } from 'vitest'
import { isMobilePhone } from './phone.ts'

test.each([
  ['13012345678', true],
  ['19912345678', true],
  ['12912345678', false],
  ['1301234567', false],
  ['130123456789', false],
  ['2301234567a', false],
  [' 13012345678', false],
  ['', false],
])('of the numbers of mobile telephones %j is one: %s [R5-017 P5-008]', (phone, is) => {
  expect(isMobilePhone(phone)).toBe(is)
})
