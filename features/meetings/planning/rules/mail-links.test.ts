import { expect, test } from 'vitest'
import { isWholeLink } from './mail-links.ts'

const whole = `${'aB3-_'.repeat(8)}xyz`

test.each([
  ['a whole one', whole, true],
  ['a missing one', '', false],
  ['a cut one', whole.slice(0, -1), false],
  ['one with more behind it', `${whole}a`, false],
  ['one with a sign of the sentence behind it', `${whole}。`, false],
  ['one that holds a blank', `${whole.slice(0, 20)} ${whole.slice(21)}`, false],
])('a link is whole or not by its length and signs: %s', (_case, token, isWhole) => {
  expect(isWholeLink(token)).toBe(isWhole)
})
