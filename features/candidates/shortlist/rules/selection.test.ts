import { expect, test } from 'vitest'
import {
  isSelected,
  keptSelection,
  nothingSelected,
  readSelection,
  type Selection,
  selectedCount,
  selectedTo,
  toggled,
  withSelected,
} from './selection.ts'

const all: Selection = {
  kind: 'all',
  filter: { chips: [{ by: 'position', values: ['p1'] }], sort: 'score' },
  except: ['b'],
}

test('a pressed candidate is selected, and a second press leaves it', () => {
  const one = toggled(nothingSelected, 'a')
  expect(one).toEqual({ kind: 'some', ids: ['a'] })
  expect(toggled(one, 'a')).toEqual(nothingSelected)
})

test('of all of a filter, a pressed candidate is an exception', () => {
  expect(isSelected(all, 'a')).toBe(true)
  expect(isSelected(all, 'b')).toBe(false)
  expect(toggled(all, 'a')).toEqual({ ...all, except: ['b', 'a'] })
  expect(toggled(all, 'b')).toEqual({ ...all, except: [] })
  expect(selectedCount(all, 20)).toBe(19)
  expect(selectedCount(all, 0)).toBe(0)
})

test('a stretch reaches from the last pressed candidate, in either direction', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(selectedTo(nothingSelected, order, 'c', 'b')).toEqual({ kind: 'some', ids: ['b', 'c'] })
  expect(selectedTo(nothingSelected, order, null, 'd')).toEqual({ kind: 'some', ids: ['d'] })
  expect(selectedTo(nothingSelected, order, 'gone', 'd')).toEqual({ kind: 'some', ids: ['d'] })
  expect(selectedTo(nothingSelected, order, 'a', 'gone')).toEqual(nothingSelected)
  expect(selectedTo(all, order, 'a', 'c')).toEqual({ ...all, except: [] })
})

test('a selection names at most 5,000 candidates', () => {
  const many = Array.from({ length: 5_001 }, (_, place) => `c${place}`)
  expect(selectedCount(withSelected(nothingSelected, many, true), 9_000)).toBe(5_000)
})

test('a kept selection is read back, and anything else is an empty one', () => {
  const one: Selection = { kind: 'some', ids: ['a'] }
  expect(readSelection(keptSelection(one))).toEqual(one)
  expect(readSelection(keptSelection(all))).toEqual(all)
  for (const kept of [null, 7, {}, { kind: 'some' }, { kind: 'some', ids: [1] }, { kind: 'all', except: [] }])
    expect(readSelection(kept)).toEqual(nothingSelected)
})
