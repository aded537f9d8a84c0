import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['👩\u200d💻 Lin', '👩\u200d💻 Lin'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['क्\u200dष', 'क्\u200dष'],
  ['a\u202eb\r\nBcc: x', 'ab Bcc: x'],
  ['\u2067abc\u2069\u200b\ufeff', 'abc'],
  ['\u200d\u200d x\u200d y', 'x y'],
  ['a\0b\u2028c', 'a b c'],
  ['half \ud83d', 'half \ufffd'],
])('the subject %j is sent as %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected)
})

test('a long subject ends between two signs', () => {
  const subject = oneLine(`${'a'.repeat(197)}👩\u200d💻 more`)
  expect(subject).toBe(`${'a'.repeat(197)}…`)
})
