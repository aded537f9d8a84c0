import { expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { sampleDoc } from './doc/sample-under-test.ts'
import { docReader } from './doc.ts'

async function read(file: Buffer) {
  const reading = await docReader(file)
  return 'html' in reading ? reading : { html: '' }
}

/** The sample with some of its bytes changed. */
function changed(change: (file: Buffer) => void): Buffer {
  const file = Buffer.from(sampleDoc)
  change(file)
  return file
}

/** Where the text and its head begin in the sample: the only sector with this beginning. */
const head = sampleDoc.indexOf(Buffer.from('eca5', 'hex'))
const picture =
  '<img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC" alt=""'

test('a Word document keeps its headings, its letters and their setting', async () => {
  const { html, ...rest } = await read(sampleDoc)
  expect(rest).toEqual({ lost: { picture: 0 }, isSimplified: true })
  const plain = html.replace(
    /<span style="font-size:10.5pt">([^<]*(?:<\/?(?:strong|em|u|s|sup|sub)>[^<]*)*)<\/span>/g,
    '$1',
  )
  expect(plain).toContain(
    '<h1><span style="color:#1f4e79;font-size:18pt"><strong>林晓彤 Lin Xiaotong — Résumé</strong></span></h1>',
  )
  expect(plain).toContain(
    'Plain, <strong>bold 粗体</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s>, <span style="color:#c00000;font-size:16pt">red 16 pt 红色</span>, <span style="background-color:#ffff00;font-size:10.5pt">highlight</span>, E=mc<sup>2</sup>, H<sub>2</sub>O. Deleted:[]',
  )
  expect(plain).toContain('<p style="text-align:right">Right aligned “quotes” — dash … €</p>')
  expect(plain).toContain('<p style="direction:rtl">السيرة')
  expect(plain).toContain('Tab&emsp;&emsp;after tab<br>after line break')
})

test('a Word document shows the numbers of its lists, which its text does not hold', async () => {
  const { html } = await read(sampleDoc)
  const items = html.match(/<p style="margin-left[^>]*>[^<]*<span[^>]*>[^<]*/g) ?? []
  expect(items.map((item) => item.replace(/<[^>]*>/g, '').replace('\u2002', ' ')).slice(0, 8)).toEqual([
    '1. First item 第一项',
    '2. Second item',
    'a) Nested a',
    'b) Nested b',
    '3. Third item',
    '• Bullet one',
    '• Bullet two 项目',
    '5. Starts at five',
  ])
})

test('a Word document keeps its tables: spans, grounds, cells of two paragraphs and none of the borders', async () => {
  const { html } = await read(sampleDoc)
  const tables = html.replace(/<\/?span[^>]*>/g, '').match(/<table>.*?<\/table>/g)
  expect(tables?.[0]).toContain(
    '<tbody><tr><td colspan="3" style="background-color:#d9e2f3"><p style="text-align:center">Spanning header 表头</p></td></tr><tr><td rowspan="2"><p>Two rows</p></td><td><p>B2</p><p>second paragraph</p></td><td><p>C2</p></td></tr><tr><td><p>B3 数据</p></td><td><p><strong>C3</strong></p></td></tr></tbody>',
  )
  expect(tables?.[1]).toContain('<td style="border:none"><p>2019–2023 borderless</p></td>')
})

test('links, pictures, ruby, notes, text boxes, headers and footers are where they belong', async () => {
  const html = (await read(sampleDoc)).html.replace(/<\/?(?:span|u)\b[^>]*>/g, '')
  expect(html).toMatch(/^<p style="text-align:right">Confidential 机密 — page header<\/p><hr><h1>/)
  expect(html).toContain('<a href="https://lin.example/work?a=1&amp;b=2">portfolio</a>')
  expect(html.split(picture)).toHaveLength(3)
  expect(html).toContain('<ruby>漢字<rt>かんじ</rt></ruby> end.</p><p>Text in a frame 文本框</p><hr>')
  expect(html).toMatch(/Second item<sup>1<\/sup> with a note/)
  expect(html).toMatch(
    /<hr><p[^>]*><sup>1<\/sup>&emsp;&emsp;The footnote 脚注 text\.<\/p><hr><p style="text-align:center">Footer 页脚 1<\/p>$/,
  )
})

test.each([
  ['encrypted', (file: Buffer) => file.writeUInt8(file.readUInt8(head + 0x0b) | 1, head + 0x0b), 'locked'],
  ['of an older Word', (file: Buffer) => file.writeUInt16LE(101, head + 2), 'tooOld'],
  [
    'of something else',
    (file: Buffer) => file.write('Xord', sampleDoc.indexOf('WordDocument', 0, 'utf16le'), 'utf16le'),
    'Word 97',
  ],
  ['without a directory', (file: Buffer) => file.writeUInt32LE(0xfffffffe, 0x30), 'no root'],
  [
    'with a chain that goes in a circle',
    (file: Buffer) => {
      const directory = file.readUInt32LE(0x30)
      file.writeUInt32LE(directory, (file.readUInt32LE(0x4c) + 1) * 512 + directory * 4)
    },
    'no end',
  ],
  ['with sectors of no size', (file: Buffer) => file.writeUInt16LE(31, 0x1e), 'no known size'],
])('a file %s is refused', async (_name, change, message) => {
  await expect(read(changed(change))).rejects.toThrow(message)
})

test('a file cut short is read or refused, and so is one with bytes that lie', async () => {
  const results = []
  for (let length = 0; length < sampleDoc.length; length += 401) {
    results.push(
      await read(sampleDoc.subarray(0, length)).then(
        () => 'read',
        () => 'refused',
      ),
    )
  }
  for (let at = 0; at < sampleDoc.length - 4; at += 97) {
    const lie = changed((file) => file.writeUInt32LE(at % 2 === 0 ? 0xffffffff : 0x7fffffff, at))
    results.push(
      await read(lie).then(
        () => 'read',
        () => 'refused',
      ),
    )
  }
  expect(new Set(results)).toEqual(new Set(['read', 'refused']))
})

test('a file that says it holds more text than it has bytes is refused', async () => {
  const table = sampleDoc.readUInt32LE(head + 0x1a2)
  const lies = []
  // The end of the last piece of text: it stands behind the mark of the pieces, their size and the first place.
  for (let at = 0; at < sampleDoc.length - 13; at += 1) {
    if (
      sampleDoc.readUInt8(at) !== 2 ||
      sampleDoc.readUInt32LE(at + 1) !== 16 ||
      sampleDoc.readUInt32LE(at + 5) !== 0
    )
      continue
    lies.push(changed((file) => file.writeUInt32LE(0x7fffffff, at + 9)))
  }
  expect(table).toBeGreaterThan(0)
  expect(lies).not.toHaveLength(0)
  const faults = await Promise.all(lies.map((lie) => read(lie).catch((error: unknown) => error)))
  expect(faults.some((fault) => fault instanceof TooMuch)).toBe(true)
})
