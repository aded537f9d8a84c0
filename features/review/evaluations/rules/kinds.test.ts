import { expect, test } from 'vitest'
import { evaluationKinds, partOfKind, partOfType, typeOfPart } from './kinds.ts'
import { parts } from './parts-to-send.ts'

test('every part has its number, and the number gives the part', () => {
  expect(parts.map(typeOfPart).sort()).toEqual([1, 2, 3, 5, 6])
  expect(parts.map((part) => partOfType(typeOfPart(part)))).toEqual([...parts])
})

test.each([0, 4, 7, 8, 1.5])('%d names no part', (type) => {
  expect(partOfType(type)).toBe(null)
})

test('the overall conclusion alone of the stored kinds is no part', () => {
  expect(evaluationKinds.filter((kind) => partOfKind(kind) === null)).toEqual(['comprehensive'])
})
