import { expect, test } from 'vitest'
import { aBoard, aPerson, boardNow } from './board-under-test.ts'
import { movesOf } from './moves.ts'
import { boardAfter } from './wire.ts'

const board = aBoard([aPerson('a', { days: 4 }), aPerson('b'), aPerson('c', { stageId: '2' })])
const counts = (after: typeof board) => after.stages.map(({ count }) => count)

test('moved people are new in their stage, and both stages count them', () => {
  const target = { kind: 'stage', stageId: '2', name: 'Round 1' } as const
  const after = boardAfter(board, new Set(['a']), target)
  expect(after.people[0]).toMatchObject({ stageId: '2', since: boardNow })
  expect(counts(after)).toEqual([1, 2, 0, 0])
})

test('ended people leave the board', () => {
  const target = { kind: 'end', outcome: 'rejected', reason: 'x', reasons: ['r1'] } as const
  const after = boardAfter(board, new Set(['a', 'c']), target)
  expect(after.people.map((person) => person.jobseekerChannelId)).toEqual(['b'])
  expect(counts(after)).toEqual([1, 0, 0, 0])
})

test('a move names where each candidate stood', () => {
  const people = [{ candidateId: 'a', stageId: '1' }]
  expect(movesOf(people, { kind: 'stage', stageId: '2', name: 'Round 1' }, true)).toEqual({
    moves: [{ jobseekerChannelId: 'a', fromStageId: '1', fromOutcome: null }],
    toStageId: '2',
    outcome: null,
    reason: '',
    carriesRecommendations: true,
  })
  expect(
    movesOf(people, { kind: 'end', outcome: 'hired', reason: 'best', reasons: ['r1'] }, false),
  ).toMatchObject({
    toStageId: null,
    outcome: 'hired',
    reason: 'best',
  })
})
