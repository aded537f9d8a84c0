import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../report/rules/facts-of.ts'
import type { OfflineRecord } from './contract.ts'
import {
  isShownTo,
  mergeRounds,
  permission,
  readRounds,
  readScore,
  roundFormat,
  saysSomething,
  tabNumber,
} from './rules.ts'
import { aRecord } from './web/record-under-test.ts'

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
  const [round] = readRounds([aRecord({ interviewScore })])
  expect(round?.score).toEqual(score)
})

type Unnumbered = Omit<OfflineRecord, 'interviewRound'>
const imported = (interviewRound: number, createTime: number) => aRecord({ interviewRound, createTime })
const written = (createTime: number) => {
  const { interviewRound: _round, ...record } = aRecord({ createTime, interviewerName: 'ours' })
  return record
}
const shape = (records: readonly OfflineRecord[]) =>
  records.map(({ interviewRound, createTime }) => [interviewRound, createTime])

test('rounds that are written down stand among the imported ones in order of time, and go on counting', () => {
  expect(shape(mergeRounds([imported(1, 10), imported(2, 20)], [written(40), written(30)]))).toEqual([
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 40],
  ])
  expect(shape(mergeRounds([imported(1, 10), imported(2, 30)], [written(20)]))).toEqual([
    [1, 10],
    [2, 20],
    [3, 30],
  ])
  expect(shape(mergeRounds([], [written(7)]))).toEqual([[1, 7]])
})

test('whatever is merged, nothing is lost, imported rounds keep their order, and no number is there twice', () => {
  const time = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(time), fc.array(time, { minLength: 1 }), (theirs, ours) => {
      const merged = mergeRounds(
        theirs.map((createTime, index) => imported(index + 1, createTime)),
        ours.map(written),
      )
      const numbers = merged.map(({ interviewRound }) => interviewRound)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      const isOurs = ({ interviewerName }: OfflineRecord) => interviewerName === 'ours'
      const timesOf = (records: readonly OfflineRecord[]) => records.map(({ createTime }) => createTime)
      expect(timesOf(merged.filter((record) => !isOurs(record)))).toEqual(theirs)
      expect(timesOf(merged.filter(isOurs))).toEqual([...ours].sort((a, b) => a - b))
    }),
  )
})

test('imported rounds alone stay as they came', () => {
  const records = [imported(2, 20), imported(2, 10)]
  expect(mergeRounds<Unnumbered>(records, [])).toEqual(records)
})

test.each([
  [{}, false],
  [{ interviewType: 1, interviewerName: '周予川' }, false],
  [{ interviewResult: '' }, false],
  [{ interviewScore: 0 }, true],
  [{ interviewResult: '通过' }, true],
  [{ interviewRemark: '好' }, true],
  [{ suggestPosition: '架构师' }, true],
])('of %o it is said whether anything is written: %s', (round, says) => {
  expect(saysSomething(round)).toBe(says)
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['4.5', 4.5],
  ['4,5', 4.5],
  [' 100 ', 100],
  ['0', 0],
  ['100.01', null],
  ['-1', null],
  ['4.567', null],
  ['A', null],
  ['1e2', null],
])('a typed score "%s" reads %s', (text, score) => {
  expect(readScore(text)).toBe(score)
})
