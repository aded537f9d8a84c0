import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mark } from './evidence.ts'
import { cutIntoRuns } from './runs.ts'

const mark = (from: number, to: number, kind: Mark['kind'], ...evidenceIds: string[]): Mark => ({
  from,
  to,
  kind,
  evidenceIds,
})

test('a key point inside another keeps its own kind, and both rest on its words', () => {
  const runs = cutIntoRuns('never lost a transfer', [
    mark(0, 21, 'supports', 'whole'),
    mark(6, 10, 'against', 'part'),
  ])
  expect(runs.map(({ text, kind, evidenceIds }) => [text, kind, evidenceIds])).toEqual([
    ['never ', 'supports', ['whole']],
    ['lost', 'against', ['part', 'whole']],
    [' a transfer', 'supports', ['whole']],
  ])
})

test('the word being said is marked inside a mark and outside of one', () => {
  const runs = cutIntoRuns('one key', [mark(0, 3, 'note', 'a')], { from: 4, to: 7 })
  expect(runs.map(({ text, kind, isSpoken }) => [text, kind, isSpoken])).toEqual([
    ['one', 'note', false],
    [' ', null, false],
    ['key', null, true],
  ])
})

test('the runs of any text under any marks join to the text again', () => {
  const marks = fc.array(
    fc.record({
      from: fc.integer({ min: -5, max: 60 }),
      to: fc.integer({ min: -5, max: 60 }),
      kind: fc.constantFrom('supports' as const, 'against' as const, 'note' as const),
      evidenceIds: fc.array(fc.string(), { minLength: 1, maxLength: 2 }),
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), marks, (text, given) => {
      expect(
        cutIntoRuns(text, given)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
