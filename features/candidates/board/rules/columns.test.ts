import { expect, test } from 'vitest'
import { columnsOf, focusAfter, focusBeside, type Step, stageBeside, stageOffered } from './columns.ts'

const person = (candidateId: string, stageId: string, since = 0) => ({ candidateId, stageId, since })
const columns = columnsOf(
  ['1', '2', '3', '4'],
  [
    person('a', '1', 5),
    person('b', '1', 2),
    person('c', '3', 1),
    person('d', '4', 1),
    person('e', '4', 3),
    person('f', '4', 4),
  ],
)

test('a column has the longest in its stage first, and people of other stages are in none', () => {
  expect(columns.map(({ people }) => people.map(({ candidateId }) => candidateId))).toEqual([
    ['b', 'a'],
    [],
    ['c'],
    ['d', 'e', 'f'],
  ])
  expect(columnsOf(['1'], [person('x', '9')])).toEqual([{ stageId: '1', people: [] }])
})

test.each<[string | null, Step, string]>([
  [null, 'down', 'b'],
  ['gone', 'left', 'b'],
  ['b', 'up', 'b'],
  ['b', 'down', 'a'],
  ['a', 'down', 'a'],
  ['a', 'right', 'c'],
  ['c', 'left', 'b'],
  ['c', 'right', 'd'],
  ['f', 'left', 'c'],
  ['f', 'right', 'f'],
  ['e', 'first', 'd'],
  ['e', 'last', 'f'],
])('from %s a step %s leads to %s', (focused, step, next) => {
  expect(focusAfter(columns, focused, step)).toBe(next)
})

test('a board without people has no focus', () => {
  expect(focusAfter(columnsOf(['1'], []), null, 'down')).toBe(null)
})

test('the focus stays in the column when the focused one leaves it', () => {
  expect(focusBeside(columns, 'd', new Set(['d']))).toBe('e')
  expect(focusBeside(columns, 'f', new Set(['f']))).toBe('e')
  expect(focusBeside(columns, 'd', new Set(['d', 'e', 'f']))).toBe(null)
})

const stage = (stageId: string, isListed = true) => ({ stageId, isListed })
const stages = [stage('1'), stage('old', false), stage('2'), stage('3')]

test('a stage outside the list is passed over, and nothing is beyond the ends', () => {
  expect(stageBeside(stages, '1', 1)?.stageId).toBe('2')
  expect(stageBeside(stages, '2', -1)?.stageId).toBe('1')
  expect(stageBeside(stages, '1', -1)).toBe(null)
  expect(stageBeside(stages, '3', 1)).toBe(null)
  expect(stageBeside(stages, 'unknown', 1)).toBe(null)
})

test('the offered stage comes after the last one of the chosen', () => {
  expect(stageOffered(stages, [{ stageId: '2' }, { stageId: '1' }])?.stageId).toBe('3')
  expect(stageOffered(stages, [{ stageId: '3' }])).toBe(null)
  expect(stageOffered(stages, [])).toBe(null)
})
