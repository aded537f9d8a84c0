import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullScore, isUnfinished, radarAxes, readReport, scoreOfStars } from './report.ts'

const item = (name: string, firstLevelName: string | null = null, star = 4) => ({
  name,
  star,
  firstLevelName,
  lowDefinition: ' Waits ',
  highDefinition: null,
  description: ' ',
})
const wire = {
  comprehensiveCompetenceScore: 7,
  emotionalStabilityScore: 6.5,
  description: ' Steady. ',
  usetime: 1930,
  firstAnswerTime: 1_710_000_000_000,
  lastAnswerTime: 1_710_001_930_000,
  firstLevelList: [
    { name: 'Leading', star: 4 },
    { name: 'Thinking', star: 3.5 },
    { name: 'Working', star: 0 },
  ],
  secondLevelList: [item('Deciding', 'Leading'), item('Planning', 'Working'), item('Learning', 'Thinking')],
  emotionalStabilityList: [item('Calm')],
}

test('stars are out of 5 and scores out of 10: 4 stars are 8 [R9-009]', () => {
  expect(scoreOfStars(4)).toBe(8)
  const stars = fc.double({ min: 0, max: 5, noNaN: true })
  fc.assert(
    fc.property(stars, stars, (one, other) => {
      expect(scoreOfStars(one)).toBeLessThanOrEqual(fullScore)
      expect(scoreOfStars(one) / fullScore).toBeCloseTo(one / 5)
      expect(scoreOfStars(one) <= scoreOfStars(other)).toBe(one <= other)
    }),
  )
})

test('the two scores keep their scale, texts are trimmed and times are in milliseconds', () => {
  const report = readReport(wire)
  expect(report).toMatchObject({ competence: 7, stability: 6.5, description: 'Steady.' })
  expect(report.times).toEqual({ usedMs: 1_930_000, firstAt: 1_710_000_000_000, lastAt: 1_710_001_930_000 })
  expect(report.stabilityItems).toEqual([
    { name: 'Calm', score: 8, low: 'Waits', high: '', description: null },
  ])
})

test('without any time there is none to unfold', () => {
  const none = { usetime: null, firstAnswerTime: null, lastAnswerTime: null }
  expect(readReport({ ...wire, ...none }).times).toBe(null)
  expect(readReport({ ...wire, ...none, usetime: 0 }).times).toMatchObject({ usedMs: 0 })
})

test('every competency of the second level stands in exactly one group, also one that names no group', () => {
  const name = fc.constantFrom('Leading', 'Thinking', 'Elsewhere', null)
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const secondLevelList = names.map((first, index) => item(String(index), first))
      const { groups } = readReport({ ...wire, secondLevelList })
      const placed = groups.flatMap(({ items }) => items.map((each) => each.name))
      expect(placed.toSorted()).toEqual(names.map((_, index) => String(index)).toSorted())
      expect(groups.slice(0, 3).map((group) => group.name)).toEqual(['Leading', 'Thinking', 'Working'])
    }),
  )
})

test('the radar has the first level for its axes, a score of 0 among them', () => {
  expect(radarAxes(readReport(wire).groups)).toEqual([
    { name: 'Leading', value: 8 },
    { name: 'Thinking', value: 7 },
    { name: 'Working', value: 0 },
  ])
})

test('a first level that is half made has no axes yet', () => {
  const half = readReport({ ...wire, firstLevelList: [...wire.firstLevelList, { name: 'Late', star: -1 }] })
  expect(radarAxes(half.groups)).toEqual([])
  expect(isUnfinished(half)).toBe(true)
})

test.each([
  ['the competence', { comprehensiveCompetenceScore: -1 }, true],
  ['the stability', { emotionalStabilityScore: -1 }, true],
  ['a competency of the second level', { secondLevelList: [item('Deciding', null, -1)] }, true],
  ['an item of the stability', { emotionalStabilityList: [item('Calm', null, -1)] }, true],
  ['nothing', { secondLevelList: [item('Deciding')] }, false],
])('with %s at −1 the report is unfinished or not', (_case, more, expected) => {
  expect(isUnfinished(readReport({ ...wire, ...more }))).toBe(expected)
})
