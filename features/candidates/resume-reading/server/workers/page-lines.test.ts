import { describe, expect, test } from 'vitest'
import { fold, foldLines, placeOf, stretch } from '../../rules/line.ts'
import { textRange } from '../../rules/text-range.ts'
import type { PageText } from './page-fragments.ts'
import { pageLines } from './page-lines.ts'

const size = { width: 595, height: 842 }

/** A text whose letters are six points wide. */
const at = (x: number, baseline: number, text: string, more: Partial<PageText> = {}): PageText => ({
  text,
  x,
  baseline,
  width: text.length * 6,
  height: 10,
  font: 'a',
  ...more,
})
const textsOf = (texts: readonly PageText[]) => pageLines({ page: 1, size, texts }).map(({ text }) => text)

describe('the lines of a page', () => {
  test('are in the order of the page, in any order of the file', () => {
    expect(textsOf([at(40, 200, 'second'), at(40, 100, 'first')])).toEqual(['first', 'second'])
  })

  test('have a tab at a wide gap, a blank at a narrow one, and none between Chinese characters', () => {
    expect(textsOf([at(40, 100, 'Acme'), at(67, 100, 'Ltd'), at(400, 100, '2019')])).toEqual([
      'Acme Ltd\t2019',
    ])
    expect(textsOf([at(40, 100, '张'), at(48, 100, '伟')])).toEqual(['张伟'])
  })

  test('have two blanks where words of another font follow', () => {
    expect(textsOf([at(40, 100, 'Acme '), at(70, 100, 'Engineer', { font: 'b' })])).toEqual([
      'Acme  Engineer',
    ])
  })

  test('leave out a text that is set twice at one place', () => {
    expect(textsOf([at(40, 100, '张伟'), at(40.5, 100, '张伟')])).toEqual(['张伟'])
  })
})

describe('the columns and paragraphs of a page', () => {
  test('are read column by column', () => {
    const left = ['Contact', '138', 'a@b.example', 'Skills', 'Java', 'Go'].map((text, index) =>
      at(40, 100 + index * 17, text),
    )
    const right = [
      'Zhang Wei',
      'Engineer',
      'Experience',
      'Acme',
      'Built it',
      'Kept the accounts of 40 merchants',
    ].map((text, index) => at(240, 100 + index * 15, text))
    const lines = textsOf([...left, ...right])
    expect(lines.slice(0, 6)).toEqual(['Contact', '138', 'a@b.example', 'Skills', 'Java', 'Go'])
    expect(lines.slice(6)).toEqual([
      'Zhang Wei',
      'Engineer',
      'Experience',
      'Acme',
      'Built it',
      'Kept the accounts of 40 merchants',
    ])
  })

  test('keep the rows of a table together', () => {
    const rows = ['2019', '2018', '2017', '2016', '2015', '2014'].flatMap((year, index) => [
      at(40, 100 + index * 15, year),
      at(240, 100 + index * 15, `Acme ${index}`),
    ])
    expect(textsOf(rows)[0]).toBe('2019\tAcme 0')
  })

  test('join the rows of a paragraph', () => {
    const long = 'University of Port Anselm and of Northern'
    expect(textsOf([at(40, 100, long), at(40, 113, 'Ellersby'), at(40, 150, 'BSc')])).toEqual([
      `${long} Ellersby`,
      'BSc',
    ])
  })
})

describe('a place', () => {
  test('is a box around the words on the page', () => {
    const [line] = foldLines(pageLines({ page: 3, size, texts: [at(40, 100, 'Tel: 13800000001')] }))
    if (!line) throw new Error('the page has a line')
    expect(placeOf(stretch(line, 5, 16))).toEqual({
      kind: 'page',
      line: 0,
      quote: '13800000001',
      page: 3,
      box: { x: 70, y: 91, width: 66, height: 12 },
      size,
    })
  })

  test('is found again in the texts of a shown document', () => {
    const texts = ['姓 名：', '\n  ', '张\u200b伟', ' 男']
    expect(textRange(texts, { start: 3, end: 5 })).toEqual({
      from: { node: 2, offset: 0 },
      to: { node: 2, offset: 3 },
    })
    expect(textRange(texts, { start: 9, end: 12 })).toBeNull()
  })
})

test('folding keeps the position of each sign', () => {
  expect(fold('Ｗｅｉ＠ｍ．ｃｎ　（１３８）⼯⻛…')).toBe('Wei@m.cn (138)工风…')
})
