import { expect, test } from 'vitest'
import { chipOf, pressedValue, withChip, withoutChip } from './chips.ts'

test('a draft without a value, or with a wrong one, is no chip', () => {
  expect(chipOf({ by: 'stage' })).toBe(null)
  expect(chipOf({ by: 'stage', values: [] })).toBe(null)
  expect(chipOf({ by: 'score' })).toBe(null)
  expect(chipOf({ by: 'score', from: 6 })).toBe(null)
  expect(chipOf({ by: 'years', from: 5, to: 3 })).toBe(null)
  expect(chipOf({ by: 'applied', from: 'soon' })).toBe(null)
})

test('a draft with its values is a chip', () => {
  expect(chipOf({ by: 'stage', not: true, values: ['2'], from: undefined })).toEqual({
    by: 'stage',
    not: true,
    values: ['2'],
  })
  expect(chipOf({ by: 'label', values: ['7'] })).toEqual({ by: 'label', values: [7] })
  expect(chipOf({ by: 'active', last: 7 })).toEqual({ by: 'active', last: 7 })
  expect(chipOf({ by: 'years', from: 3, to: 3 })).toEqual({ by: 'years', from: 3, to: 3 })
})

test('a chip takes the place of another, or comes last, and is removed', () => {
  const query = { chips: [{ by: 'years' as const, from: 4 }] }
  const changed = withChip(query, 0, { by: 'years', from: 5 })
  expect(changed.chips).toEqual([{ by: 'years', from: 5 }])
  const added = withChip(changed, null, { by: 'stage', values: ['2'] })
  expect(added.chips).toHaveLength(2)
  expect(withoutChip(added, 0).chips).toEqual([{ by: 'stage', values: ['2'] }])
  expect(withChip(added, 7, { by: 'state', values: ['pass'] }).chips).toHaveLength(3)
})

test('a pressed value is taken, and a second press leaves it', () => {
  expect(pressedValue(['a'], 'b')).toEqual(['a', 'b'])
  expect(pressedValue(['a', 'b'], 'a')).toEqual(['b'])
})
