import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptName, nameOfCopy } from './file-name.ts'
import { kindOfName } from './kind.ts'

test.each([
  ['测评报告.pdf', '测评报告.pdf'],
  ['C:\\Users\\me\\report.docx', 'report.docx'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['re\u0000po\u202ert.pdf', 'report.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file'],
])('"%s" is kept as "%s"', (given, kept) => {
  expect(keptName(given)).toBe(kept)
})

test('a name of any length keeps its kind within 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (stem) => {
      const kept = keptName(`${stem}.docx`)
      expect(kept.length).toBeLessThanOrEqual(200)
      expect(kindOfName(kept)).toBe('docx')
    }),
  )
})

test('copies are counted before the ending', () => {
  expect([1, 2, 3].map((copy) => nameOfCopy('a.b.pdf', copy))).toEqual([
    'a.b.pdf',
    'a.b (2).pdf',
    'a.b (3).pdf',
  ])
})
