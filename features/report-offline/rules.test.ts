import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../report/rules/facts-of.ts'
import { isShownTo, permission, readRounds, roundFormat, tabNumber } from './rules.ts'

test('it is tab 11 and needs no permission of its own', () => {
  expect([tabNumber, permission]).toEqual([11, null])
})

test.each([
  ['for a company that keeps them', { hasOfflineInterviewTab: true }, true],
  ['for any other', { hasOfflineInterviewTab: false, parts: ['offlineRounds'] }, false],
] as const)('the tab shows only as its condition says: %s [R2-043]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})

test('only the first round, and the second of exactly two, have a format [R3-069 R3-070]', () => {
  expect([0, 1].map((index) => roundFormat(index, 2))).toEqual(['leaderless', 'semiStructured'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
      const formats = Array.from({ length: count }, (_, index) => roundFormat(index, count))
      expect(formats[0]).toBe('leaderless')
      if (count !== 2) expect(formats.slice(1).every((format) => format === null)).toBe(true)
    }),
  )
})

test.each([
  [-1, null],
  [0, { value: 0, outOf: 5 }],
  [4.5, { value: 4.5, outOf: 5 }],
  [86, { value: 86, outOf: 100 }],
])('a score of %d reads %o', (interviewScore, score) => {
  const [round] = readRounds([
    {
      interviewRound: 1,
      interviewType: null,
      createTime: 0,
      interviewResult: null,
      interviewScore,
      interviewRemark: null,
      suggestPosition: null,
      interviewerName: null,
    },
  ])
  expect(round?.score).toEqual(score)
})
