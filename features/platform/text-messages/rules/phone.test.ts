import { expect, test } from 'vitest'
import { dialled, isMobilePhone, readable } from './phone.ts'

test.each([
  ['13012345678', true],
  ['19912345678', true],
  ['12912345678', false],
  ['1301234567', false],
  ['130123456789', false],
  ['2301234567a', false],
  [' 13012345678', false],
  ['', false],
])('the text %j is the number of a mobile telephone: %s [R5-017 P5-008]', (phone, is) => {
  expect(isMobilePhone(phone)).toBe(is)
})

test('a number is kept as the world dials it, read with a space, and shown to others without its middle', () => {
  const kept = dialled('86', '13812345678')
  expect(kept).toBe('+8613812345678')
  expect(readable(kept)).toBe('+86 13812345678')
})
