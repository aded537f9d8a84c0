import { expect, test } from 'vitest'
import { testViews, viewInAddress, viewOf, viewsWith } from './view.ts'

const essay = { id: 's', group: 'subjective', type: 'essay' } as const
const code = { id: 'c', group: 'code', type: 'programming' } as const
const choice = { id: 'o', group: 'objective', type: 'singleChoice' } as const
const reading = { id: 'r', group: 'objective', type: 'reading' } as const

test('each sub-view has its index [R2-104 R2-105 R2-106 R2-107]', () => {
  expect(testViews).toEqual(['summary', 'subjective', 'objective', 'reading'])
  expect([essay, code, choice, reading].map(viewOf)).toEqual([
    'subjective',
    'subjective',
    'objective',
    'reading',
  ])
})

test('a sub-view without questions is not there, the summary always is', () => {
  expect(viewsWith([choice, code])).toEqual(['summary', 'subjective', 'objective'])
  expect(viewsWith([])).toEqual(['summary'])
})

test.each([
  [{ index: undefined, q: undefined }, 'summary'],
  [{ index: 2, q: undefined }, 'objective'],
  [{ index: 2, q: 'r' }, 'objective'],
  [{ index: undefined, q: 'r' }, 'reading'],
  [{ index: undefined, q: 'of another tab' }, 'summary'],
  [{ index: 1, q: undefined }, 'summary'],
  [{ index: 99, q: undefined }, 'summary'],
  [{ index: 1.5, q: undefined }, 'summary'],
])('an address with %o opens: %s', (address, view) => {
  expect(viewInAddress([choice, reading], address)).toBe(view)
})
