import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

const sound = {
  broken: null,
  erased: 0,
  newest: { sequence: 27, hash: 'ab' },
  heads: { heads: 27, upTo: 27, lost: null },
  expected: null,
}
const said = (check: Parameters<typeof findingsOf>[0]) =>
  findingsOf(check).map(({ tone, says, number }) => `${tone} ${says} ${number}`)

test('a log is called unaltered only where neither heads nor the expected entry differ', () => {
  expect(said(sound)).toEqual(['fine sound 27'])
  expect(said({ ...sound, heads: { heads: 9, upTo: 28, lost: { sequence: 28, why: 'gone' } } })).toEqual([
    'danger gone 28',
  ])
  expect(said({ ...sound, expected: { sequence: 3, lost: { sequence: 3, why: 'rewritten' } } })).toEqual([
    'danger rewritten 3',
  ])
  expect(said({ ...sound, broken: { sequence: 4, why: 'altered' } })).toEqual(['danger altered 4'])
  expect(said({ ...sound, broken: { sequence: 5, why: 'emptied' } })).toEqual(['danger emptied 5'])
})

test('an expected entry that is still the same, entries newer than the file, and no file at all are told', () => {
  expect(said({ ...sound, expected: { sequence: 3, lost: null } })).toEqual(['fine sound 27', 'fine same 3'])
  expect(said({ ...sound, heads: { heads: 25, upTo: 25, lost: null } })).toEqual([
    'fine sound 27',
    'doubt newer 2',
  ])
  expect(said({ ...sound, heads: null })).toEqual(['fine sound 27', 'doubt noHeads 27'])
  expect(said({ ...sound, erased: 4 })).toEqual(['fine sound 27', 'fine erased 4'])
})
