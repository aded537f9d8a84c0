import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionAt, indexAt, runsOf } from './speech.ts'

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

describe('the runs of a sentence', () => {
  const word = (text: string) => piece(0, 0, text)

  test('are its words and what stands between them', () => {
    const runs = runsOf({
      text: 'We moved, then stopped.',
      words: ['We', 'moved', 'then', 'stopped'].map(word),
    })
    expect(runs).toEqual([
      { text: 'We', word: 0 },
      { text: ' ', word: null },
      { text: 'moved', word: 1 },
      { text: ', ', word: null },
      { text: 'then', word: 2 },
      { text: ' ', word: null },
      { text: 'stopped', word: 3 },
      { text: '.', word: null },
    ])
  })

  test('leave out a word that the sentence spells otherwise', () => {
    expect(runsOf({ text: '用了 3 天', words: [word('用了'), word('三'), word('天')] })).toEqual([
      { text: '用了', word: 0 },
      { text: ' 3 ', word: null },
      { text: '天', word: 2 },
    ])
  })

  test('always make up the whole text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '好', '，') })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 8 }), (whole, words) => {
        const runs = runsOf({ text: whole, words: words.map(word) })
        expect(runs.map((run) => run.text).join('')).toBe(whole)
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
