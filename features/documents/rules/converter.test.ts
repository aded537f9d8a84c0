import { expect, test } from 'vitest'
import { canConvert, convertersFor, resultEnding, resultName } from './converter.ts'

test.each([
  ['docx', ['docx'], ['office', 'docx']],
  ['doc', ['doc'], ['office', 'doc']],
  ['rtf', ['rtf'], ['office', 'rtf']],
  ['odt', ['odt'], ['office', 'odt']],
  ['html', ['html'], ['html']],
  ['mht', ['mht'], ['mht']],
  ['text', ['text'], ['text']],
  ['heic', ['heic'], ['heic']],
  ['office', [], ['office']],
] as const)('%s is read by %o, and with an office program by %o', (format, without, withOffice) => {
  expect(convertersFor(format, { hasOffice: false })).toEqual(without)
  expect(convertersFor(format, { hasOffice: true })).toEqual(withOffice)
})

test('a result is named after content, converter, version and, where it says something, language', () => {
  const hash = 'ab'.repeat(32)
  expect(resultName(hash, 'docx', 'en')).toBe(`${hash}.docx.3.en.html`)
  expect(resultName(hash, 'office', 'en')).toBe(`${hash}.office.3.pdf`)
  expect(resultName(hash, 'heic', 'cn')).toBe(`${hash}.heic.3.jpg`)
  expect(resultEnding('mht')).toBe('html')
})

test.each([
  [{ isResume: true, isAnonymous: false, mayReadOriginal: true }, true],
  [{ isResume: true, isAnonymous: false, mayReadOriginal: false }, false],
  [{ isResume: false, isAnonymous: false, mayReadOriginal: false }, true],
  [{ isResume: true, isAnonymous: true, mayReadOriginal: true }, false],
  [{ isResume: false, isAnonymous: true, mayReadOriginal: true }, false],
])('conversion of %o is allowed: %s', (file, allowed) => {
  expect(canConvert(file)).toBe(allowed)
})
