import { expect, test } from 'vitest'
import {
  type Converter,
  canConvert,
  convertersFor,
  converterVersion,
  resultEnding,
  resultKey,
  resultName,
} from './converter.ts'

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

test('a result is known by content, converter, version and, where it says something, language', () => {
  const hash = 'ab'.repeat(32)
  const nameOf = (converter: Converter, locale: string) => resultName(resultKey(hash, converter, locale))
  expect(nameOf('docx', 'en')).toBe(`${hash}.docx.${converterVersion}.en.html`)
  expect(nameOf('office', 'en')).toBe(`${hash}.office.${converterVersion}.pdf`)
  expect(nameOf('heic', 'cn')).toBe(`${hash}.heic.${converterVersion}.jpg`)
  expect(resultKey(hash, 'office', 'en')).toEqual(resultKey(hash, 'office', 'cn'))
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
