import { expect, test } from 'vitest'
import { cellState } from './cells.ts'

const facts = { operateStatus: null, isWithdrawn: false, recommendStageId: '2', stageId: '2' }

test.each([
  ['passed', { operateStatus: 1 }, 'pass'],
  ['put to wait', { operateStatus: 4 }, 'wait'],
  ['rejected', { operateStatus: 2 }, 'reject'],
  ['rejected and then withdrawn', { operateStatus: 2, isWithdrawn: true }, 'reject'],
  ['passed and then moved on', { operateStatus: 1, stageId: '3' }, 'pass'],
  ['not decided', {}, 'notOperated'],
  ['of an unknown status', { operateStatus: 9 }, 'notOperated'],
  ['withdrawn before a decision', { isWithdrawn: true }, 'invalid'],
  ['gone from the stage before a decision', { stageId: '3' }, 'invalid'],
  ['never recommended', { recommendStageId: null }, 'notOperated'],
] as const)('the cell of a candidate who was %s', (_case, given, state) => {
  expect(cellState({ ...facts, ...given })).toBe(state)
})
