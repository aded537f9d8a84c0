import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clausesOf } from '../../evidence/rules/clauses.ts'
import { paragraphsOf } from './written.ts'

const mark = (from: number, to: number, id: string) => ({
  from,
  to,
  kind: 'supports' as const,
  evidenceIds: [id],
})

test('the evidence of each clause stands in its paragraph', () => {
  const text = 'First this, then that.\n\nAt last\nthe rest.'
  const marks = new Map([
    [1, [mark(0, 4, 'a')]],
    [2, [mark(0, 17, 'b')]],
  ])
  expect(clausesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'First this, ',
    'then that.\n\n',
    'At last\nthe rest.',
  ])
  const paragraphs = paragraphsOf(text, marks)
  expect(paragraphs.map((each) => each.text)).toEqual(['First this, then that.', 'At last', 'the rest.'])
  expect(paragraphs.map((each) => each.marks.map(({ from, to }) => each.text.slice(from, to)))).toEqual([
    ['then'],
    ['At last'],
    ['the rest.'],
  ])
})

test('the paragraphs are the lines of the answer, with their places, and every mark has the words of its clause', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '好', '，', ' ', '\n', '\r', '😀', '.'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, (whole) => {
      const clauses = clausesOf(whole)
      const all = new Map(clauses.map(({ from, to }, index) => [index, [mark(0, to - from, `${index}`)]]))
      const paragraphs = paragraphsOf(whole, all)
      for (const paragraph of paragraphs) {
        expect(whole.slice(paragraph.from, paragraph.from + paragraph.text.length)).toBe(paragraph.text)
        // Every clause was marked as a whole, so that the marks of a paragraph join to it.
        expect(paragraph.marks.map(({ from, to }) => paragraph.text.slice(from, to)).join('')).toBe(
          paragraph.text,
        )
      }
      expect(paragraphs.map((each) => each.text)).toEqual(
        whole.split(/[\r\n]/).filter((line) => line.trim() !== ''),
      )
    }),
  )
})
