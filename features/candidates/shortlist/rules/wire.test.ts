import { expect, test } from 'vitest'
import { readNeighbours, readPositions } from './wire.ts'

const wireCounts = { haveOperateCount: 3, noOperateCount: 2, invalidCount: 1 }
const counts = { operated: 3, waiting: 2, invalid: 1 }

test('a place in the list has the counts and the neighbours by their candidates', () => {
  const neighbour = {
    jobSeekerChannelId: 'c2',
    interviewId: null,
    recommendStageId: null,
    operateStatus: null,
    stageId: '2',
    stageTypeKind: 2,
    state: 'notOperated' as const,
  }
  const reply = {
    place: 1,
    total: 6,
    previous: null,
    next: neighbour,
    cells: [],
    current: 0,
    ...wireCounts,
  }
  const read = readNeighbours(reply)
  expect(read).toMatchObject({ place: 1, total: 6, previous: null, next: { candidateId: 'c2' }, counts })
  expect(read).not.toHaveProperty('noOperateCount')
})

test('a position tells how many candidates wait', () => {
  const position = { positionId: 'o1', name: '后端', nameLatin: null, count: 4 }
  expect(readPositions([{ ...position, noOperateCount: 2 }])).toEqual([{ ...position, waiting: 2 }])
})
