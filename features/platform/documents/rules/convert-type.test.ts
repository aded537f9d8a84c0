import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ConversionKind,
  convertType,
  endingOf,
  isImageEnding,
  type OpeningContext,
} from './convert-type.ts'

type Row = readonly [
  ending: string,
  report: ConversionKind,
  reportChannel5: ConversionKind,
  handoff: ConversionKind,
]

const table: readonly Row[] = [
  ['doc', 'doc2html', 'doc2html', 'doc2html'],
  ['docx', 'doc2html', 'doc2html', 'doc2html'],
  ['pdf', 'doc2html', 'doc2html', 'pdf2pdf'],
  ['mht', 'mht2html', 'mht2html', 'mht2html'],
  ['mhtml', 'mht2html', 'mht2html', 'mht2html'],
  ['html', 'html2pdf', 'direct', 'direct'],
  ['htm', 'html2pdf', 'direct', 'direct'],
  ['png', 'direct', 'direct', 'direct'],
  ['jpg', 'direct', 'direct', 'direct'],
  ['jpeg', 'direct', 'direct', 'direct'],
  ['txt', 'unlisted', 'unlisted', 'unlisted'],
  ['rtf', 'unlisted', 'unlisted', 'unlisted'],
  ['', 'unlisted', 'unlisted', 'unlisted'],
]

describe('the way a document is opened', () => {
  test.each(table)(
    'follows the tables of report and hand-off for .%s [R4-048 R4-049 R4-050 R4-051 R4-052 P4-054 P4-055 P4-056 P4-057 P4-058 P4-059]',
    (ending, report, reportChannel5, handoff) => {
      for (const channelId of [null, 4, 0, 50]) expect(convertType(ending, channelId, 'report')).toBe(report)
      expect(convertType(ending, 5, 'report')).toBe(reportChannel5)
      for (const channelId of [null, 4, 5]) expect(convertType(ending, channelId, 'handoff')).toBe(handoff)
    },
  )

  test('does not depend on the case of the ending', () => {
    const contexts: readonly OpeningContext[] = ['report', 'handoff']
    for (const [ending] of table) {
      for (const context of contexts) {
        expect(convertType(ending.toUpperCase(), 5, context)).toBe(convertType(ending, 5, context))
      }
    }
  })

  test('has an answer for any ending and any channel', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer()), (ending, channelId) => {
        expect(convertType(ending, channelId, 'report')).toBeTypeOf('string')
      }),
    )
    for (const inherited of ['constructor', 'toString', '__proto__']) {
      expect(convertType(inherited, null, 'report')).toBe('unlisted')
    }
  })
})

test('an image is told by png, jpg or jpeg alone [R5-041]', () => {
  for (const ending of ['png', 'jpg', 'jpeg', 'JPEG', 'Png']) expect(isImageEnding(ending)).toBe(true)
  for (const ending of ['gif', 'webp', 'svg', 'pdf', 'docx', '']) expect(isImageEnding(ending)).toBe(false)
})

describe('an ending', () => {
  test.each([
    ['resume.docx', 'docx'],
    ['林晓彤_简历.PDF', 'pdf'],
    ['resume.v2.final.docx', 'docx'],
    ['2024.03.01 resume.pdf', 'pdf'],
    ['C# developer? yes.pdf', 'pdf'],
    ['resume.pdf.exe', 'exe'],
    ['resume', ''],
    ['resume.', ''],
    ['简历.简历', ''],
    ['', ''],
    ['/file/resume.docx?name=photo.png', 'docx'],
    ['https://files.example/a.b/resume.HTML?x=1.2#part.pdf', 'html'],
    ['/file/media/c2lnbmF0dXJl?download', ''],
  ])('of %s is "%s"', (name, ending) => {
    expect(endingOf(name)).toBe(ending)
  })
})
