import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionAt, indexAt, wordPlaces } from './speech.ts'

const piece = (startMs: number, endMs: number, text = '') => ({ startMs, endMs, text })

test('the piece in view is the last one that has begun, however many there are', () => {
  const starts = fc.array(fc.nat(10_000), { maxLength: 200 }).map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(starts, fc.nat(12_000), (all, at) => {
      const pieces = all.map((startMs) => piece(startMs, startMs))
      expect(indexAt(pieces, at)).toBe(all.findLastIndex((start) => start <= at))
    }),
  )
})

describe('the words of a sentence', () => {
  const word = (text: string) => piece(0, 0, text)

  test('stand where the text has them, each after the one before', () => {
    expect(wordPlaces({ text: 'so, so it is', words: ['so', 'so', 'is'].map(word) })).toEqual([
      { from: 0, to: 2 },
      { from: 4, to: 6 },
      { from: 10, to: 12 },
    ])
  })

  test('that the sentence spells otherwise have no place, and do not disturb the others', () => {
    expect(wordPlaces({ text: '用了 3 天', words: [word('用了'), word('三'), word('天')] })).toEqual([
      { from: 0, to: 2 },
      null,
      { from: 5, to: 6 },
    ])
  })

  test('are found where they stand, in order, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '好', '，', '😀') })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 8 }), (whole, words) => {
        const places = wordPlaces({ text: whole, words: words.map(word) })
        let end = 0
        for (const [index, place] of places.entries()) {
          if (!place) continue
          expect(whole.slice(place.from, place.to)).toBe(words[index])
          expect(place.from).toBeGreaterThanOrEqual(end)
          end = place.to
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
