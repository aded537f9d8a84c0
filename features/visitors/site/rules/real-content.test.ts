import { expect, test } from 'vitest'
import { isListed, listExamples, realItems } from './real-content.ts'

test('an example is no real item', () => {
  expect(realItems([{ example: true }, { example: false }, {}])).toEqual([{ example: false }, {}])
})

test.each([
  [
    'of examples alone',
    [{ items: [{ example: true }] }, { example: true }, { heading: 'How to read' }],
    false,
  ],
  ['with one real item', [{ items: [{ example: true }, { example: false }] }], true],
  ['with a real quote', [{ example: false }], true],
])('a page about claims %s is listed: %s', (_, blocks, is) => {
  expect(isListed({ needsReal: true, blocks })).toBe(is)
})

test('a page without claims is listed with any examples', () => {
  expect(isListed({ blocks: [{ items: [{ example: true }] }] })).toBe(true)
})

test('examples are named by their keys', () => {
  const content = { a: { items: [{ example: false }, { example: true }] }, line: { example: true } }
  expect(listExamples(content)).toEqual(['a.items.1', 'line'])
})
