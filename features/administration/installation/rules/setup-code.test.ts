import { expect, test } from 'vitest'
import { readSetupCode, setupCodeLength, writeSetupCode } from './setup-code.ts'

test('a code has six groups of four signs, each of its bits counts', () => {
  expect(writeSetupCode(new Uint8Array(15))).toBe('0000-0000-0000-0000-0000-0000')
  expect(writeSetupCode(new Uint8Array(15).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  const one = new Uint8Array(15)
  one[14] = 1
  expect(writeSetupCode(one)).toBe('0000-0000-0000-0000-0000-0001')
})

test.each([
  ['7k2m-q9xd', '7K2MQ9XD'],
  ['  7K2M Q9XD ', '7K2MQ9XD'],
  ['７Ｋ２Ｍ－Ｑ９ＸＤ', '7K2MQ9XD'],
  ['oOiIlL', '001111'],
  ['', ''],
  ['——', ''],
])('the typed code %j is compared as %j', (typed, compared) => {
  expect(readSetupCode(typed)).toBe(compared)
})

test('a written code is read as all of its signs', () => {
  const code = writeSetupCode(Uint8Array.from({ length: 15 }, (_, index) => index * 17))
  expect(readSetupCode(code)).toHaveLength(setupCodeLength)
})
