import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clausesOf, wordsAround } from './clauses.ts'

const cut = (text: string) => clausesOf(text).map(({ from, to }) => text.slice(from, to))

test('a text is cut at each of the ten delimiters [R5-012]', () => {
  expect(cut('a,b;c!d.e?f，g；h！i。j？k')).toEqual([
    'a,',
    'b;',
    'c!',
    'd.',
    'e?',
    'f，',
    'g；',
    'h！',
    'i。',
    'j？',
    'k',
  ])
})

test.each([
  ['We lock, then write. Done', ['We lock, ', 'then write. ', 'Done']],
  ['真的吗？！好。', ['真的吗？！', '好。']],
  ['Well... yes', ['Well... ', 'yes']],
  ['p99 was 1,000 at 99.9 percent.', ['p99 was 1,000 at 99.9 percent.']],
  ['one: two – three', ['one: two – three']],
  ['', []],
  ['.', ['.']],
])('%j is cut into %j', (text, clauses) => {
  expect(cut(text)).toEqual(clauses)
})

test('the clauses of any text join to it again, none of them empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', '。', '😀', 'ש', '\n') }), (text) => {
      const clauses = cut(text)
      expect(clauses.join('')).toBe(text)
      expect(clauses).not.toContain('')
    }),
  )
})

test.each([
  ['We stopped, so a retry finds it, and go on.', 'retry', 'so a retry finds it'],
  ['We stopped, so a retry finds it, and go on.', 'it, and', 'so a retry finds it, and go on'],
  ['我们加了幂等键，重试会命中第一次写入。', '重试', '重试会命中第一次写入'],
  ['C.', 'C.', 'C.'],
])('the words of %j around %j are %j', (text, word, around) => {
  const from = text.indexOf(word)
  expect(wordsAround(text, { from, to: from + word.length })).toBe(around)
})
