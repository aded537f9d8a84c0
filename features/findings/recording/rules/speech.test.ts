import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionAt, indexAt, isTimed, wordRanges } from './speech.ts'

const piece = (startMs: number, endMs: number, text = '') => ({ startMs, endMs, text })

test('the last piece that has begun is in view, for any number of pieces in order', () => {
  const starts = fc.uniqueArray(fc.nat(10_000), { maxLength: 200 }).map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(starts, fc.nat(12_000), (all, at) => {
      const pieces = all.map((startMs, index) => piece(startMs, (all[index + 1] ?? Infinity) - 1))
      expect(indexAt(pieces, at)).toBe(all.findLastIndex((start) => start <= at))
    }),
  )
})

describe('pieces that overlap or stand in no order', () => {
  const pieces = [piece(9_000, 13_000), piece(400, 6_400), piece(5_200, 10_100), piece(1_000, 2_000)]

  test.each([
    ['none is in view before the first', 300, -1],
    ['the one that began last is', 5_500, 2],
    ['one that goes on is, rather than one that began later and has ended', 3_000, 1],
    ['the last one that has begun is, in a pause', 14_000, 0],
  ])('%s', (_, at, index) => {
    expect(indexAt(pieces, at)).toBe(index)
  })

  test('have the same piece in view in any order', () => {
    const spans = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 50 })), {
      selector: ([start]) => start,
      maxLength: 12,
    })
    fc.assert(
      fc.property(spans, fc.nat(160), (all, at) => {
        const unordered = all.map(([start, length]) => piece(start, start + length))
        const ordered = unordered.toSorted((a, b) => a.startMs - b.startMs)
        expect(unordered[indexAt(unordered, at)]).toEqual(ordered[indexAt(ordered, at)])
      }),
    )
  })
})

test('a sentence without times is never the current one', () => {
  const untimed = [piece(0, 0), piece(0, 0)]
  expect(untimed.map(isTimed)).toEqual([false, false])
  expect(indexAt(untimed, 5_000)).toBe(-1)
  expect(captionAt(untimed, 0)).toBe(null)
  expect(indexAt([...untimed, piece(0, 900)], 5_000)).toBe(2)
})

describe('the words of a sentence', () => {
  const word = (text: string) => piece(0, 0, text)

  test('stand where the text has them, each after the one before', () => {
    expect(wordRanges({ text: 'so, so it is', words: ['so', 'so', 'is'].map(word) })).toEqual([
      { from: 0, to: 2 },
      { from: 4, to: 6 },
      { from: 10, to: 12 },
    ])
  })

  test('have no range if the sentence spells them otherwise, and do not disturb the others', () => {
    expect(wordRanges({ text: '用了 3 天', words: [word('用了'), word('三'), word('天')] })).toEqual([
      { from: 0, to: 2 },
      null,
      { from: 5, to: 6 },
    ])
  })

  test('are found in their places, in order, in any text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '好', '，', '😀') })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 8 }), (whole, words) => {
        const ranges = wordRanges({ text: whole, words: words.map(word) })
        let end = 0
        for (const [index, range] of ranges.entries()) {
          if (!range) continue
          expect(whole.slice(range.from, range.to)).toBe(words[index])
          expect(range.from).toBeGreaterThanOrEqual(end)
          end = range.to
        }
      }),
    )
  })
})

test('a caption lasts a little longer than its sentence, and no caption stands in a pause', () => {
  const sentences = [piece(1_000, 2_000, '一'), piece(5_000, 6_000, '二')]
  expect(captionAt(sentences, 999)).toBe(null)
  expect(captionAt(sentences, 1_000)?.text).toBe('一')
  expect(captionAt(sentences, 2_500)?.text).toBe('一')
  expect(captionAt(sentences, 3_000)).toBe(null)
  expect(captionAt(sentences, 5_000)?.text).toBe('二')
})
