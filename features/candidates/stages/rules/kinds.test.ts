import { expect, test } from 'vitest'
import { isEndKind, namedStage, nextWireId } from './kinds.ts'

test.each([
  ['1', 'screening'],
  ['8', 'hired'],
  ['9', 'eliminated'],
  ['2', 'interview'],
  ['3', null],
  ['constructor', null],
])('stage %s is named %s', (stageId, name) => {
  expect(namedStage(stageId)).toBe(name)
})

test('a kind of 8 or 9 is an end', () => {
  expect([1, 2, 7, 8, 9].map(isEndKind)).toEqual([false, false, false, true, true])
})

test('an added stage gets the first free wire id from 1001 on', () => {
  expect(nextWireId(['1', '2', '8', '9'])).toBe('1001')
  expect(nextWireId(['1', '1001', '1004', 'tech-round', '12'])).toBe('1005')
})
