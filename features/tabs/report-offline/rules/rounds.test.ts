import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRecord } from '../web/record-under-test.ts'
import { mergeRounds, readScore, roundFormat, roundOf, saysSomething } from './rounds.ts'
import { readRounds, readWritten, writeWritten } from './wire.ts'

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

const imported = (number: number, heldAt: number) => ({ number, heldAt, isOurs: false })
const written = (heldAt: number) => ({ heldAt, isOurs: true })
const shape = (rounds: readonly ReturnType<typeof imported>[]) =>
  rounds.map(({ number, heldAt }) => [number, heldAt])

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

test('merging loses no round, keeps the order of imported rounds, and gives no number twice', () => {
  const time = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(time), fc.array(time, { minLength: 1 }), (theirs, ours) => {
      const merged = mergeRounds(
        theirs.map((heldAt, index) => imported(index + 1, heldAt)),
        ours.map(written),
      )
      const numbers = merged.map(({ number }) => number)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      const timesOf = (areOurs: boolean) =>
        merged.filter(({ isOurs }) => isOurs === areOurs).map(({ heldAt }) => heldAt)
      expect(timesOf(false)).toEqual(theirs)
      expect(timesOf(true)).toEqual([...ours].sort((a, b) => a - b))
    }),
  )
})

test('imported rounds alone stay as they came', () => {
  const rounds = [imported(2, 20), imported(2, 10)]
  expect(mergeRounds<ReturnType<typeof written>>(rounds, [])).toEqual(rounds)
})

test.each([
  [{}, false],
  [{ type: 1, interviewer: '周予川' }, false],
  [{ result: '' }, false],
  [{ score: 0 }, true],
  [{ result: '通过' }, true],
  [{ remark: '好' }, true],
  [{ suggestedPosition: '架构师' }, true],
])('the rule says of %o whether anything is written: %s', (round, says) => {
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

test('a form is sent as the call has its fields, and read as it was written', () => {
  const form = {
    type: '2',
    result: ' 通过 ',
    score: '4,5',
    remark: '',
    position: '架构师',
    interviewerName: '周',
  }
  const wire = {
    interviewType: 2,
    interviewResult: '通过',
    interviewScore: 4.5,
    interviewRemark: '',
    suggestPosition: '架构师',
    interviewerName: '周',
  }
  expect(writeWritten(roundOf(form))).toEqual(wire)
  expect(readWritten(wire)).toEqual(roundOf(form))
})
