import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import type { RemarkEntry } from '../contract.ts'
import { readRemarks } from './remark.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 4 and opens by reportRemark', () => {
  expect([tabNumber, permission]).toEqual([4, 'reportRemark'])
})

test.each([
  ['with the permission', { permissions: ['reportRemark'] }, true],
  ['in a personal report', { permissions: ['reportRemark'], isPersonal: true }, false],
  [
    'with every other permission',
    { permissions: permissionKeys.filter((key) => key !== 'reportRemark') },
    false,
  ],
] as const)('the tab shows only as its condition says: %s [R2-038]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})

const entry = (more: Partial<RemarkEntry> = {}): RemarkEntry => ({
  id: 'r',
  createdTime: 0,
  estimateType: 8,
  estimateUserName: '陈薇安',
  estimateContent: '',
  estimateScore: null,
  result: null,
  source: null,
  ...more,
})

test('remarks in any order are shown newest first, and no verdict is among them [R7-054 P7-070]', () => {
  const entries = fc.array(
    fc.record({ createdTime: fc.nat(), estimateType: fc.integer({ min: 0, max: 10 }) }).map(entry),
  )
  fc.assert(
    fc.property(entries, (given) => {
      const times = readRemarks(given).map(({ writtenAt }) => writtenAt)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(times).toHaveLength(given.filter(({ estimateType }) => ![1, 2, 3].includes(estimateType)).length)
    }),
  )
})

test.each([
  [null, null],
  [-1, null],
  [0, { value: 0, outOf: 5 }],
  [5, { value: 5, outOf: 5 }],
  [82, { value: 82, outOf: 100 }],
])('a score of %s reads %o', (estimateScore, score) => {
  expect(readRemarks([entry({ estimateScore })])[0]?.score).toEqual(score)
})

test.each([
  [1, 'pass'],
  [2, 'reject'],
  [3, 'wait'],
  [4, null],
  [null, null],
])('a result of %s reads %s', (result, read) => {
  expect(readRemarks([entry({ result })])[0]?.result).toBe(read)
})
