import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { conversionLimits, convertFile } from './convert.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-convert-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x1" Type="${office}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/><Relationship Id="x2" Type="${office}/hyperlink" Target="https://shen.example/work" TargetMode="External"/></Relationships>`,
}

function document(body: string): string {
  return `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

const docx = (body: string, more: Readonly<Record<string, string | Buffer>> = {}) =>
  zip({ ...parts, 'word/document.xml': document(body), ...more })

async function convert(content: Buffer, converter: 'docx' | 'text', limits = conversionLimits) {
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, content)
  return convertFile({ path, converter }, limits)
}

describe('a docx', () => {
  test('becomes a readable page in its own language', async () => {
    const result = await convert(await docx(paragraph('林晓彤，后端工程师')), 'docx')
    expect(result).toEqual({ html: expect.stringContaining('<p>林晓彤，后端工程师</p>') })
    expect(result).toEqual({ html: expect.stringMatching(/^<!doctype html><html lang="zh-CN">/) })
  })

  test('brings no script, no link target and no tag of its own', async () => {
    const body = [
      paragraph('&lt;script&gt;alert(1)&lt;/script&gt;'),
      '<w:p><w:hyperlink r:id="x1"><w:r><w:t>bad</w:t></w:r></w:hyperlink></w:p>',
      '<w:p><w:hyperlink r:id="x2"><w:r><w:t>work</w:t></w:r></w:hyperlink></w:p>',
    ]
    const result = await convert(await docx(body.join('')), 'docx')
    const html = 'html' in result ? result.html : ''
    expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect(html).toContain('<span class="link" title="https://shen.example/work">work</span>')
    expect(html).not.toMatch(/<script|<a |javascript:/)
  })

  test.each([
    ['not a zip', async () => Buffer.from('this is no docx'), 'unreadable'],
    [
      'an older, or an encrypted, office file',
      async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'unreadable',
    ],
    ['a zip of something else', () => zip({ 'a.txt': 'a' }), 'unreadable'],
    ['cut short', async () => (await docx(paragraph('a'))).subarray(0, 400), 'unreadable'],
    ['broken inside', () => zip({ ...parts, 'word/document.xml': '<w:document' }), 'unreadable'],
    ['an empty file', async () => Buffer.alloc(0), 'empty'],
    ['without any text', () => docx('<w:p/>'), 'empty'],
    ['a zip bomb', () => docx(paragraph('0'.repeat(70 * 1024 * 1024))), 'tooLarge'],
  ])('that is %s gets an answer', async (_name, content, fault) => {
    expect(await convert(await content(), 'docx')).toEqual({ fault })
  })
})

describe('a text file', () => {
  test('becomes a page that keeps its lines', async () => {
    const result = await convert(Buffer.from('Shen Zhiyao\n  Backend engineer'), 'text')
    expect(result).toEqual({
      html: expect.stringContaining('<pre class="text">Shen Zhiyao\n  Backend engineer</pre>'),
    })
  })

  test.each([
    ['binary', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]), 'unreadable'],
    ['blank', Buffer.from(' \n \n'), 'empty'],
    ['over 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'tooLarge'],
  ])('that is %s gets an answer', async (_name, content, fault) => {
    expect(await convert(content, 'text')).toEqual({ fault })
  })
})

describe('the limits', () => {
  test('end a conversion that takes too long', async () => {
    const content = await docx(paragraph('a').repeat(20_000))
    expect(await convert(content, 'docx', { ...conversionLimits, timeMs: 1 })).toEqual({ fault: 'tooSlow' })
  })

  test('end a conversion that takes too much memory, and nothing else', async () => {
    const content = await docx(paragraph('a').repeat(300_000))
    expect(await convert(content, 'docx', { ...conversionLimits, memoryMb: 24 })).toEqual({
      fault: 'tooLarge',
    })
    expect(await convert(Buffer.from('still here'), 'text')).toHaveProperty('html')
  })

  test('refuse a file that is too large before it is read', async () => {
    expect(await convert(Buffer.from('abc'), 'text', { ...conversionLimits, maxInputBytes: 2 })).toEqual({
      fault: 'tooLarge',
    })
  })

  test('let only so many wait', async () => {
    const content = Buffer.from('one of many')
    const results = await Promise.all(Array.from({ length: 23 }, () => convert(content, 'text')))
    expect(results.filter((result) => 'html' in result)).toHaveLength(22)
    expect(results.filter((result) => 'fault' in result)).toEqual([{ fault: 'busy' }])
  })
})
