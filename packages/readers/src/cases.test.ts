import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanDocument } from '@candor/html/clean-document'
import { expect, test } from 'vitest'
import { languageOf } from './characters/text.ts'
import { docxReader } from './docx.ts'
import { htmlReader } from './html.ts'
import { rtfParser } from './rtf.ts'
import { textReader } from './text.ts'

const readers = { docx: docxReader, html: htmlReader, rtf: rtfParser, txt: textReader }

const ending = (name: string) => {
  const found = /\.(docx|html|rtf|txt)$/.exec(name)?.[1]
  if (found === 'docx' || found === 'html' || found === 'rtf' || found === 'txt') return found
  throw new Error(`no reader reads ${name}`)
}

async function read(name: string) {
  const bytes = await readFile(join(import.meta.dirname, 'cases', name))
  const reading = await readers[ending(name)](bytes)
  if (!('html' in reading)) throw new Error('a resume is a page')
  const { html } = cleanDocument(reading.html)
  const lines = html
    .replace(/<\/(?:p|td|div|pre)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { html, lines, lost: reading.lost ?? {} }
}

test.each([
  ['resume-rtf-textedit-lines.rtf', ['LIN CHEN', 'Backend engineer', 'EXPERIENCE', 'Acme, 2019 - 2024']],
  ['resume-docx-bom-in-styles.docx', ['The part styles.xml has a byte order mark']],
  ['resume-docx-altchunk.docx', ['Before', 'Resume text of the portal', 'After']],
  ['resume-docx-legacy-check-boxes.docx', ['Licence: ☒ class B', 'Licence: ☐ class B']],
  ['resume-txt-big5.txt', ['姓名：陳琳　軟體工程師　工作經歷：資料庫與帳務系統開發']],
  ['resume-txt-shift-jis.txt', ['氏名：林　晴子　職務経歴：銀行の決済システムを開発しました。']],
  ['resume-txt-utf16le-no-mark.txt', ['姓名：陈琳 Backend engineer']],
])('%s is shown whole, and nothing is counted as lost', async (name, lines) => {
  const shown = await read(name)
  expect(shown.lines).toEqual(lines)
  expect(Object.values(shown.lost).filter((count) => count > 0)).toEqual([])
})

test('boxes of text are read in the order in which they stand on the page', async () => {
  const { lines } = await read('resume-docx-text-boxes-order.docx')
  expect(lines.map((line) => line.slice(0, 1))).toEqual(['1', '2', '3'])
})

test('a continuous section goes on at the end of the previous section, and keeps its columns', async () => {
  const { html, lines } = await read('resume-docx-continuous-sections.docx')
  expect(lines).toEqual(['LIN CHEN', 'Backend engineer', 'EXPERIENCE', 'Acme, 2019 to 2024'])
  expect(html.match(/<section/g)).toHaveLength(1)
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html).toContain('column-count')
})

test('a page that begins with words has its marks', async () => {
  const { html } = await read('resume-html-text-first.html')
  expect(html).toContain('<b>陈琳</b>')
  expect(html).toContain('<table border="1">')
  expect(languageOf(html)).toBe('zh-CN')
})
