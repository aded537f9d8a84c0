import { docx, paragraph, zip } from '@candor/readers/docx-under-test'
import { describe, expect, test } from 'vitest'
import { pdf } from './pdf-under-test.ts'
import { type ReadingOptions, readResume } from './read-resume.ts'

const now = new Date('2026-11-29T00:00:00Z')
const read = (bytes: Buffer | string, name = 'resume.pdf', options: ReadingOptions = {}) =>
  readResume({ bytes: Buffer.from(bytes), name }, { now, ...options })

const resume = [
  'Amelia Clarke',
  '+44 7700 900123 | amelia@mail.example',
  'Experience',
  'Tidewick Ltd, Engineer, 2019-07 - 2021-06',
]

describe('a resume', () => {
  test('as a PDF is read with boxes on its page', async () => {
    const result = await read(pdf(resume))
    expect(result).toMatchObject({
      kind: 'read',
      fields: {
        name: {
          sureness: 'sure',
          value: 'Amelia Clarke',
          places: [{ kind: 'page', page: 1, quote: 'Amelia Clarke', size: { width: 595, height: 842 } }],
        },
        phone: { value: { compared: '+447700900123' } },
        email: { value: 'amelia@mail.example' },
        work: [
          {
            employer: { value: 'Tidewick Ltd' },
            title: { value: 'Engineer' },
            begin: { value: '2019-07' },
            end: { value: '2021-06' },
          },
        ],
        years: { value: 2 },
      },
      resume: { kind: 'pages', pages: 1, isCut: false },
    })
  })

  test('as another document is read with places in its text', async () => {
    const result = await read(
      await docx(paragraph('姓名：张伟') + paragraph('电话：138 0000 0001')),
      'a.docx',
    )
    expect(result).toMatchObject({
      kind: 'read',
      fields: {
        name: { value: '张伟', places: [{ kind: 'text', line: 0, start: 3, end: 5 }] },
        phone: { places: [{ kind: 'text', line: 1, quote: '138 0000 0001', start: 8, end: 19 }] },
      },
      resume: { kind: 'text', lines: [{ text: '姓名：张伟' }, { text: '电话：138 0000 0001' }] },
    })
  })
})

describe('a resume of another kind', () => {
  test.each([
    ['resume.html', '<html><body><h1>张伟</h1><p>13800000001</p></body></html>'],
    ['resume.txt', '张伟\n13800000001\n'],
    ['resume.rtf', '{\\rtf1\\ansi {\\fs40 \\u24352?\\u20255?}\\par 13800000001\\par}'],
    [
      'resume.doc',
      '<html><body><table><tr><td>姓 名</td><td>张伟</td></tr><tr><td>13800000001</td></tr></table></body></html>',
    ],
    [
      'resume.mht',
      'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>张伟</p><p>13800000001</p>',
    ],
  ])('is read as %s', async (name, content) => {
    expect(await read(content, name)).toMatchObject({
      kind: 'read',
      fields: { name: { value: '张伟' }, phone: { value: { compared: '+8613800000001' } } },
    })
  })

  test('that is read twice gives the same fields', async () => {
    const bytes = pdf(resume)
    expect(await read(bytes)).toEqual(await read(bytes))
  })

  test('that follows others in one process gives the same fields as alone', async () => {
    const bytes = pdf(resume)
    const alone = await read(bytes)
    const by = 'one company'
    await read(pdf(['Another Person', '+44 7700 900999']), 'b.pdf', { by })
    await read('%PDF-1.7\n1 0 obj\n<</Type/Cat', 'c.pdf', { by })
    expect(await read(bytes, 'resume.pdf', { by })).toEqual(alone)
  })
})

describe('a locked PDF', () => {
  const locked = pdf(resume, { password: 'open' })
  test.each([
    ['without its password', {}, 'locked'],
    ['with another password', { password: 'shut' }, 'locked'],
    ['with its password', { password: 'open' }, 'read'],
  ])('%s is %s', async (_name, options, kind) => {
    expect(await read(locked, '张伟_简历.pdf', options)).toMatchObject({ kind })
  })
})

describe('a file that is no readable resume', () => {
  test.each([
    ['that is empty', 'a.pdf', () => Buffer.alloc(0), 'empty'],
    ['of blanks', 'a.txt', () => Buffer.from(' \n \n'), 'empty'],
    ['of a page without text', 'a.pdf', () => pdf([]), 'noText'],
    [
      'that is a picture',
      'a.jpg',
      () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
      'noText',
    ],
    [
      'that lies about its kind',
      'a.pdf',
      () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      'notADocument',
    ],
    ['that is cut short', 'a.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Cat'), 'damaged'],
    ['over 20 MB', 'a.txt', () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'tooLarge'],
  ])('%s says so', async (_name, name, bytes, kind) => {
    expect(await read(bytes(), name)).toEqual({ kind, nameFromFile: null })
  })

  test('keeps the name in its file’s name as a suggestion', async () => {
    expect(await read(pdf([]), '张伟_简历.pdf')).toEqual({ kind: 'noText', nameFromFile: '张伟' })
  })
})

describe('a hostile file', () => {
  test('of one line of 1 MB is cut', async () => {
    const result = await read(`张伟\n${'a1@.-'.repeat(200_000)}`, 'a.txt')
    expect(result).toMatchObject({
      kind: 'read',
      fields: { name: { value: '张伟' } },
      resume: { isCut: true },
    })
  })

  test('that claims 10,000 pages is read for the page that it has', async () => {
    const result = await read(pdf(resume, { claimedPages: 10_000 }))
    expect(result).toMatchObject({ kind: 'read', fields: { name: { value: 'Amelia Clarke' } } })
  })

  test('of 200 pages is read for its first 30', async () => {
    const result = await read(pdf(resume, { pages: 200 }))
    expect(result).toMatchObject({
      kind: 'read',
      fields: { name: { value: 'Amelia Clarke' } },
      resume: { pages: 200, isCut: true },
    })
  })

  test('that unpacks to more than is allowed is too large', async () => {
    const bomb = await zip({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      'word/document.xml': Buffer.alloc(70 * 1024 * 1024, ' '),
    })
    expect(await read(bomb, 'a.docx')).toMatchObject({ kind: 'tooLarge' })
  })

  test.each([
    ['groups of RTF', 'a.rtf', `{\\rtf1 ${'{'.repeat(300_000)}`],
    ['elements of HTML', 'a.html', `<html><body>${'<div>'.repeat(100_000)}`],
  ])('of %s in one another ends by itself', async (_name, name, content) => {
    const { kind } = await read(content, name)
    expect(['tooLarge', 'damaged', 'empty']).toContain(kind)
  })

  test('stops at its limit of time', async () => {
    const limits = { timeMs: 30, memoryMb: 768 }
    expect(await read(pdf(resume), 'a.pdf', { limits })).toEqual({ kind: 'tooSlow', nameFromFile: null })
  })

  test('stops at its limit of memory', async () => {
    const limits = { timeMs: 30_000, memoryMb: 24 }
    expect(await read(pdf(resume), 'a.pdf', { limits })).toEqual({ kind: 'tooLarge', nameFromFile: null })
  })
})
