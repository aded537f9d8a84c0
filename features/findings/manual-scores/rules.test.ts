import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingAnswered } from '../../candidates/interviews/rules/answer-under-test.ts'
import {
  findAnswer,
  opinionRows,
  readManualScores,
  readScoringAddress,
  scoreRefusal,
  withEntriesOf,
} from './rules.ts'

const entry = (problemAnswerId: string, createDate: number, more: object = {}) => ({
  problemAnswerId,
  createByName: '沈岚',
  createDate,
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

test('the scores of a question are its own, newest first', () => {
  const scores = readManualScores([
    entry('q1', 1),
    entry('q2', 2),
    entry('q1', 3, { estimateOpinion: ' 好 ' }),
  ])
  expect(scores.get('q1')).toEqual([
    { scoredBy: '沈岚', scoredAt: 3, value: 4, outOf: 5, opinion: '好' },
    { scoredBy: '沈岚', scoredAt: 1, value: 4, outOf: 5, opinion: null },
  ])
  expect(scores.get('q9')).toBe(undefined)
})

test('no score is lost, and none stands above what could be given', () => {
  const entries = fc.array(
    fc.record({
      problemAnswerId: fc.constantFrom('q1', 'q2'),
      createByName: fc.string(),
      createDate: fc.nat(),
      estimateScore: fc.double({ min: 0, max: 100, noNaN: true }),
      estimateOpinion: fc.option(fc.string()),
    }),
  )
  fc.assert(
    fc.property(entries, (given) => {
      const all = [...readManualScores(given).values()].flat()
      expect(all.length).toBe(given.length)
      for (const { value, outOf } of all) expect(value).toBeLessThanOrEqual(outOf)
    }),
  )
})

describe('a score that is given here', () => {
  test.each([
    [5, 5, null],
    [0.5, 5, null],
    [5.5, 5, 'noSuchScore'],
    [3, 3, null],
    [3.5, 3, 'noSuchScore'],
    [2.25, 5, 'noSuchScore'],
    [-0.5, 5, 'noSuchScore'],
    [Number.NaN, 5, 'noSuchScore'],
  ] as const)('of %d out of %d is answered with %s', (score, scale, refusal) => {
    expect(scoreRefusal({ score, opinion: '' }, scale)).toBe(refusal)
  })

  test('needs stars or an opinion', () => {
    expect(scoreRefusal({ score: 0, opinion: ' \n' }, 5)).toBe('nothingGiven')
    expect(scoreRefusal({ score: 0, opinion: '好' }, 5)).toBe(null)
  })
})

test('a score is shown out of what could be given: the stars of the position, or points', () => {
  const entries = [3, 4, 82].map((estimateScore, index) => entry('q', 9 - index, { estimateScore }))
  const scales = (scale: 3 | 5) =>
    readManualScores(entries, scale)
      .get('q')
      ?.map(({ outOf }) => outOf)
  expect([scales(3), scales(5)]).toEqual([
    [3, 5, 100],
    [5, 5, 100],
  ])
})

test('an opinion has one row at first, and more as it grows, never more than eight', () => {
  expect(['', '短', '一\n二', '长'.repeat(37), '长'.repeat(500)].map(opinionRows)).toEqual([1, 1, 2, 2, 8])
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, more) => {
      const rows = opinionRows(text)
      expect(opinionRows(text + more)).toBeGreaterThanOrEqual(rows)
      expect(rows).toBeGreaterThanOrEqual(1)
      expect(rows).toBeLessThanOrEqual(8)
    }),
  )
})

test('fetched entries of one question replace its known ones, and no others', () => {
  const known = [entry('q1', 1), entry('q2', 2)]
  const fetched = [entry('q1', 3), entry('q1', 1)]
  expect(withEntriesOf(known, 'q1', fetched)).toEqual([...fetched, entry('q2', 2)])
  expect(withEntriesOf(known, 'q3', [])).toEqual(known)
})

test('the address of one score has the names of a report’s address, and others for the same ids', () => {
  const named = { userid: 'i1', q: 'q2' }
  expect(readScoringAddress({ interviewId: 'i1', questionId: 'q2' })).toEqual(named)
  expect(readScoringAddress({ ...named, interviewId: 'other', questionId: 'other' })).toEqual(named)
  expect(readScoringAddress({})).toEqual({})
})

test('an answer is found on its own and in a reading question', () => {
  const asked = (id: string) => ({ ...nothingAnswered, id })
  const answers = [asked('q1'), { ...asked('r1'), parts: [asked('r1a')] }]
  expect(['q1', 'r1a', 'q9', undefined].map((id) => findAnswer(answers, id)?.id)).toEqual([
    'q1',
    'r1a',
    undefined,
    undefined,
  ])
})
