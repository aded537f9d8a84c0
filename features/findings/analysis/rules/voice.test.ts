import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVoiceUnfinished, readVoices, readWords, shareOf } from './voice.ts'

const shown = { total: true }
const scored = (value: number) => ({ state: 'scored', value, outOf: 5 })

test.each([
  [1, 3, 33.33],
  [2, 3, 66.67],
  [3, 3, 100],
  [1, 8, 12.5],
  [0, 0, 0],
])('%d of %d is %d percent [R9-014]', (count, all, percent) => {
  expect(shareOf(count, all)).toBe(percent)
})

test('the most frequent words are read from their JSON text, the most frequent first [R3-019]', () => {
  const text = '[{"word":"幂等","count":1},{"word":"账本","count":2}]'
  expect(readWords(text)).toEqual([
    { word: '账本', count: 2, percent: 66.67 },
    { word: '幂等', count: 1, percent: 33.33 },
  ])
})

test('a word that is listed twice is merged; one that is invalid or was never said is left out', () => {
  const list = [
    { word: 'log', count: 1 },
    { word: ' log ', count: '2' },
    { word: ' ', count: 9 },
    { word: 'never', count: 0 },
    { word: 'lost', count: -1 },
    { word: 4, count: 4 },
    { count: 1 },
    null,
    'log',
  ]
  expect(readWords(JSON.stringify(list))).toEqual([{ word: 'log', count: 3, percent: 100 }])
})

test.each([null, undefined, '', '{', '"log"', '{"word":"log","count":1}'])('%j lists no words', (text) => {
  expect(readWords(text)).toEqual([])
})

test('words never rise in count, and their shares add up to a whole', () => {
  const entry = fc.record({ word: fc.string(), count: fc.integer({ min: -2, max: 900 }) })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (list) => {
      const words = readWords(JSON.stringify(list))
      const counts = words.map(({ count }) => count)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      const sum = words.reduce((all, { percent }) => all + percent, 0)
      expect(Math.abs(sum - (words.length > 0 ? 100 : 0))).toBeLessThanOrEqual(words.length * 0.005 + 1e-6)
    }),
  )
})

const cn = { iseAllScore: 4.3, iseFluencyScore: 4.4, iseAccuracyScore: 4.2 }
const en = { iseAllScore: 3, iseFluencyScore: 3.5, iseAccuracyScore: 2.5 }

test('there is a voice result for each language that has one [R3-018]', () => {
  expect(readVoices({ isescoreList: { en, cn }, isescore: en }, shown)).toMatchObject([
    { language: 'cn', overall: scored(4.3), fluency: scored(4.4), accuracy: scored(4.2) },
    { language: 'en', overall: scored(3), fluency: scored(3.5), accuracy: scored(2.5) },
  ])
  expect(readVoices({ isescoreList: { cn: null, en } }, shown).map(({ language }) => language)).toEqual([
    'en',
  ])
})

test('a result that names no language stands alone, and without any there is none', () => {
  expect(readVoices({ isescore: cn, isescoreList: {} }, shown)).toMatchObject([
    { language: null, overall: scored(4.3), words: [] },
  ])
  expect(readVoices({ isescore: null }, shown)).toEqual([])
  expect(readVoices({}, shown)).toEqual([])
})

test('a score that is not there yet is analysing, and one that the company hides is hidden', () => {
  const running = readVoices({ isescore: { iseAllScore: -1, iseFluencyScore: 4 } }, shown)
  expect(running).toMatchObject([{ overall: { state: 'analysing' }, accuracy: { state: 'analysing' } }])
  expect(isVoiceUnfinished(running)).toBe(true)
  expect(isVoiceUnfinished(readVoices({ isescore: cn }, shown))).toBe(false)
  const hidden = readVoices({ isescore: {} }, { total: false })
  expect(hidden).toMatchObject([{ overall: { state: 'hidden' }, fluency: { state: 'hidden' } }])
  expect(isVoiceUnfinished(hidden)).toBe(false)
})
