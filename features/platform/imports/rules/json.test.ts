import { expect, test } from 'vitest'
import { changePieces, findJsonFaults, listPieces, listTexts, mapTexts } from './json.ts'
import { maxDepth } from './limits.ts'

test('every text is listed with its path, and changed in place', () => {
  const value = { b: ['x', { c: 'y' }], a: 1, d: 'z' }
  expect(listTexts(value)).toEqual([
    { text: 'x', path: ['b', 0] },
    { text: 'y', path: ['b', 1, 'c'] },
    { text: 'z', path: ['d'] },
  ])
  expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({ b: ['X', { c: 'Y' }], a: 1, d: 'Z' })
})

test('pieces that are wanted are listed whole, with their paths', () => {
  const value = { a: [{ file: 'x' }], b: { file: { file: 'y' } } }
  const named = listPieces(value, (piece, key) => (key === 'file' ? piece : null))
  expect(named).toEqual([
    { piece: 'x', path: ['a', 0, 'file'] },
    { piece: { file: 'y' }, path: ['b', 'file'] },
  ])
})

test('a change leaves the original value, and copies only the parents of the changed piece', () => {
  const value = { a: ['x', 'y'], b: [{ c: 'z' }], d: 1 }
  const changed = changePieces(value, (piece) => (piece === 'x' ? 'new' : piece === 1 ? undefined : piece))
  expect(changed).toEqual({ a: ['new', 'y'], b: [{ c: 'z' }] })
  expect(value).toEqual({ a: ['x', 'y'], b: [{ c: 'z' }], d: 1 })
  expect(changed).toHaveProperty('b', value.b)
  expect(changePieces(value, (piece) => piece)).toBe(value)
})

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

test.each([
  [nested(maxDepth), []],
  [nested(maxDepth + 1), ['tooDeep']],
  [nested(200_000), ['tooDeep']],
  [{ a: 'a\0b' }, ['unstorableText']],
  [{ a: '\ud800' }, ['unstorableText']],
  [{ a: '😀 𠮷' }, []],
  [['file:0190d7d6-0000-7000-8000-000000000000'], ['reservedReference']],
  [['file: see below'], []],
  [JSON.parse('{ "__proto__": { "a": 1 } }'), ['reservedKey']],
  [{ 'a\0': 1 }, ['reservedKey']],
])('case %#: values that no part may hold are found', (value, faults) => {
  expect(findJsonFaults(value).map(({ fault }) => fault)).toEqual(faults)
})
