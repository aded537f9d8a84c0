import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LanguageScoreEntry } from '../contract.ts'
import { hasTones, languageLevels, languages, readLanguage, readLevel } from './languages.ts'
import { bandOf, isScoreUnfinished, readLanguageScore } from './scores.ts'

const scoreConfig = [0, 60, 70, 80, 90].map((from, index, all) => ({
  from,
  to: all[index + 1] ?? 100,
  text: index === 0 ? 'Short sentences.' : null,
}))

const entry = (more: Partial<LanguageScoreEntry> = {}): LanguageScoreEntry => ({
  language: 'yue',
  star: 4.5,
  overall: 88.5,
  pronunciation: 90,
  fluency: 86,
  tone: 91,
  integrity: 95,
  rhythm: 80,
  scoreConfig,
  ...more,
})

const scored = (value: number, outOf = 100) => ({ state: 'scored', value, outOf })

test('a language is en, cn, jp, yue or other, and any other code is another language [R3-032]', () => {
  expect(languages.map(readLanguage)).toEqual(['en', 'cn', 'jp', 'yue', 'other'])
  expect(['fr', '', 'EN'].map(readLanguage)).toEqual(['other', 'other', 'other'])
})

test('only cn and yue have tones [R3-033]', () => {
  expect(languages.filter(hasTones)).toEqual(['cn', 'yue'])
  const aspectsOf = (language: string) =>
    readLanguageScore(entry({ language })).aspects.map(({ aspect }) => aspect)
  expect(aspectsOf('yue')).toEqual(['pronunciation', 'fluency', 'tone', 'integrity', 'rhythm'])
  expect(aspectsOf('en')).toEqual(['pronunciation', 'fluency', 'integrity', 'rhythm'])
})

test('levels run from 1 to 5 [R9-028]', () => {
  expect(languageLevels.map(readLevel)).toEqual([1, 2, 3, 4, 5])
  expect([0, 6, 2.5, -1, null, undefined].map(readLevel)).toEqual([null, null, null, null, null, null])
})

test('scores that were not sent are hidden, which is not the same as still being made [R5-007]', () => {
  const score = readLanguageScore({ language: 'yue', scoreConfig })
  expect(score).toMatchObject({ stars: { state: 'hidden' }, overall: { state: 'hidden' }, aspects: [] })
  expect(isScoreUnfinished(score)).toBe(false)
})

test('a score is read with its stars of 5, its points of 100 and its five bands [R3-034]', () => {
  const score = readLanguageScore(entry({ scoreConfig: [...scoreConfig].reverse() }))
  expect(score).toMatchObject({ language: 'yue', stars: scored(4.5, 5), overall: scored(88.5) })
  expect(score.bands.map(({ level, from, to }) => [level, from, to])).toEqual([
    [1, 0, 60],
    [2, 60, 70],
    [3, 70, 80],
    [4, 80, 90],
    [5, 90, 100],
  ])
  expect(score.bands[0]?.text).toBe('Short sentences.')
  expect(bandOf(score.overall, score.bands)?.level).toBe(4)
})

test.each([
  [0, 1],
  [59.9, 1],
  [60, 2],
  [89.9, 4],
  [90, 5],
  [100, 5],
])('%d points fall into band %d, a boundary into the one above', (points, level) => {
  const { overall, bands } = readLanguageScore(entry({ overall: points }))
  expect(bandOf(overall, bands)?.level).toBe(level)
})

test('without a score or without bands there is no band', () => {
  const { bands } = readLanguageScore(entry())
  expect(bandOf({ state: 'analysing' }, bands)).toBe(null)
  expect(bandOf({ state: 'scored', value: 50, outOf: 100 }, [])).toBe(null)
})

test('a better score never falls into a lower band, for any bands', () => {
  const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 5, maxLength: 5 })
  const points = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(bounds, points, points, (froms, a, b) => {
      const config = froms.map((from) => ({ from, to: from + 1, text: null }))
      const levelOf = (overall: number) => {
        const score = readLanguageScore(entry({ overall, scoreConfig: config }))
        return bandOf(score.overall, score.bands)?.level ?? 0
      }
      expect(levelOf(Math.min(a, b))).toBeLessThanOrEqual(levelOf(Math.max(a, b)))
      expect(levelOf(a)).toBeGreaterThan(0)
    }),
  )
})

test('a score is unfinished while any of its numbers is still being made', () => {
  expect(isScoreUnfinished(readLanguageScore(entry()))).toBe(false)
  expect(isScoreUnfinished(readLanguageScore(entry({ overall: -1 })))).toBe(true)
  expect(isScoreUnfinished(readLanguageScore(entry({ rhythm: null })))).toBe(true)
  expect(isScoreUnfinished(readLanguageScore(entry({ language: 'en', tone: null })))).toBe(false)
})
