import { meanMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPassages, comparedLength, piecesOf } from './passages.ts'

const shared = (a: string, b: string) => commonPassages(a, b).map(({ a: { from, to } }) => a.slice(from, to))

test('the longest passages of both texts are found, with any text between them', () => {
  const a = 'We added the new column, wrote to both, then backfilled in small batches at night.'
  const b = 'First you backfilled, IN small batches. After that: added the new column; wrote to both.'
  expect(shared(a, b)).toEqual(['added the new column, wrote to both', 'backfilled in small batches'])
  expect(commonPassages(a, b).map(({ b: { from, to } }) => b.slice(from, to))).toEqual([
    'added the new column; wrote to both',
    'backfilled, IN small batches',
  ])
})

test('Chinese is compared sign by sign, and width and punctuation do not count', () => {
  expect(shared('我们先做双写，新表和旧表同时写入。', '通常先做双写：新表和旧表同时写入')).toEqual([
    '先做双写，新表和旧表同时写入',
  ])
  expect(shared('幂等键', '幂等键')).toEqual([])
  expect(shared('用 ＡＰＩ 网关限流', '用API网关限流吧')).toEqual(['用 ＡＰＩ 网关限流'])
})

test('two words or five signs are no passage', () => {
  expect(shared('of course we', 'of course they')).toEqual([])
  expect(shared('一二三四五', '一二三四五')).toEqual([])
})

const text = fc
  .array(fc.constantFrom('甲', '乙', '丙', 'one', 'two', '，', ' '), { maxLength: 60 })
  .map((words) => words.join(''))
const letters = (given: string) => given.replace(/[\s，]/g, '')

test('a passage says the same in both texts, and passages never overlap in the first', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const passages = commonPassages(a, b)
      for (const passage of passages) {
        expect(letters(a.slice(passage.a.from, passage.a.to))).toBe(
          letters(b.slice(passage.b.from, passage.b.to)),
        )
      }
      for (const [index, passage] of passages.entries()) {
        expect(passage.a.from).toBeGreaterThanOrEqual(passages[index - 1]?.a.to ?? 0)
      }
    }),
  )
})

/** The longest run of signs in both texts, by trying every one. */
function longestByTrying(a: string, b: string): number {
  let longest = 0
  for (let from = 0; from < a.length; from++) {
    while (from + longest < a.length && b.includes(a.slice(from, from + longest + 1))) longest += 1
  }
  return longest
}

test('no common passage is longer than the longest that is found', () => {
  const signs = fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 60 }).map((all) => all.join(''))
  fc.assert(
    fc.property(signs, signs, (a, b) => {
      const longest = longestByTrying(a, b)
      const found = Math.max(0, ...shared(a, b).map((passage) => passage.length))
      expect(found).toBe(longest >= 6 ? longest : 0)
    }),
  )
})

test('a text shares all of itself with itself', () => {
  fc.assert(
    fc.property(text, (given) => {
      const [passage] = commonPassages(given, given)
      if (passage) expect(letters(given.slice(passage.a.from, passage.a.to))).toBe(letters(given))
    }),
  )
})

const words = Array.from({ length: 40_000 }, (_, index) => `word${(index * 7919) % 997}`).join(' ')

test('long texts are compared up to a length', () => {
  const passages = commonPassages(words, `Once more: ${words}`)
  expect(Math.max(...passages.map(({ a }) => a.to))).toBeLessThanOrEqual(comparedLength)
})

test('the cost of comparing grows with the texts, and not with their product', () => {
  const cost = (length: number) =>
    meanMs(() => void commonPassages(words.slice(0, length), `Once more: ${words.slice(0, length)}`))
  expect(cost(comparedLength) / cost(comparedLength / 8)).toBeLessThan(24)
})

test('pieces make up the text again, and the common ones are exactly the spans', () => {
  const span = fc
    .tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }))
    .map(([from, length]) => ({ from, to: from + length }))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span, { maxLength: 5 }), (given, spans) => {
      const pieces = piecesOf(given, spans)
      expect(pieces.map((piece) => piece.text).join('')).toBe(given)
      const marked = pieces.flatMap(({ text: part, isCommon }) =>
        [...part].flatMap((sign) => Array(sign.length).fill(isCommon)),
      )
      const wanted = Array.from({ length: given.length }, (_, at) =>
        spans.some(({ from, to }) => from <= at && at < to),
      )
      expect(marked).toEqual(wanted)
    }),
  )
})
