import { describe, expect, test } from 'vitest'
import { convertTypes } from '../contract.ts'

import { canConvert, converterFor, resultName } from './converter.ts'

const endings = [
  'doc',
  'docx',
  'pdf',
  'mht',
  'mhtml',
  'html',
  'htm',
  'png',
  'jpg',
  'jpeg',
  'txt',
  'rtf',
  '',
  'constructor',
]

describe('the converter', () => {
  test.each([
    ['doc2html', { docx: 'docx', pdf: 'itself' }],
    ['pdf2pdf', { pdf: 'itself' }],
    ['mht2html', {}],
    ['html2pdf', {}],
    [null, { docx: 'docx', txt: 'text', pdf: 'itself', png: 'itself', jpg: 'itself', jpeg: 'itself' }],
  ] as const)('of %s takes its own endings and no others', (type, expected) => {
    const found = endings.flatMap((ending) => {
      const converter = converterFor(ending, type)
      return converter ? [[ending, converter]] : []
    })
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('is asked for by every type of the wire', () => {
    for (const type of convertTypes) expect(converterFor('exe', type)).toBeNull()
  })
})

test('a result is named after content, converter and version', () => {
  expect(resultName('ab'.repeat(32), 'docx')).toBe(`${'ab'.repeat(32)}.docx.1.html`)
  expect(resultName('ab'.repeat(32), 'docx')).not.toBe(resultName('ab'.repeat(32), 'text'))
})

test.each([
  [{ isResume: true, isAnonymous: false, mayReadResumes: true }, true],
  [{ isResume: true, isAnonymous: false, mayReadResumes: false }, false],
  [{ isResume: false, isAnonymous: false, mayReadResumes: false }, true],
  [{ isResume: true, isAnonymous: true, mayReadResumes: true }, false],
  [{ isResume: false, isAnonymous: true, mayReadResumes: true }, false],
])('conversion of %o is allowed: %s', (file, allowed) => {
  expect(canConvert(file)).toBe(allowed)
})
