import { expect, test } from 'vitest'
import { cellState, standingOf } from './cells.ts'

const facts = { decision: null, isWithdrawn: false, recommendStageId: '2', stageId: '2', isEnded: false }

test.each([
  ['passed', { decision: 'pass' }, 'pass'],
  ['put to wait', { decision: 'wait' }, 'wait'],
  ['rejected', { decision: 'reject' }, 'reject'],
  ['rejected and then withdrawn', { decision: 'reject', isWithdrawn: true }, 'reject'],
  ['passed and then moved on', { decision: 'pass', stageId: '3' }, 'pass'],
  ['not decided', {}, 'notOperated'],
  ['withdrawn before a decision', { isWithdrawn: true }, 'invalid'],
  ['gone from the stage before a decision', { stageId: '3' }, 'invalid'],
  ['ended at the stage before a decision', { isEnded: true }, 'invalid'],
  ['ended without a recommendation', { isEnded: true, recommendStageId: null }, 'notOperated'],
  ['never recommended', { recommendStageId: null }, 'notOperated'],
] as const)('the cell of a candidate who was %s', (_case, given, state) => {
  expect(cellState({ ...facts, ...given })).toBe(state)
})

test.each([
  ['live', {}],
  ['live', { recommendStageId: null }],
  ['live', { decision: 'reject', isWithdrawn: true, stageId: '3' }],
  ['withdrawn', { isWithdrawn: true, stageId: '3' }],
  ['left', { stageId: '3' }],
  ['left', { isEnded: true }],
] as const)('a candidate is %s by %o', (standing, given) => {
  expect(standingOf({ ...facts, ...given })).toBe(standing)
})
