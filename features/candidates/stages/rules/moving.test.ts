import { expect, test } from 'vitest'
import { actionOfMove, carries, decideMove, type Standing, type Target } from './moving.ts'

const at = (stageId: string, outcome: Standing['outcome'] = null): Standing => ({ stageId, outcome })
const to = (stageId: string | null, outcome: Target['outcome'] = null): Target => ({ stageId, outcome })
const isListed = (stageId: string) => ['1', '2', '1001'].includes(stageId)

test.each([
  ['a listed stage', at('1'), to('2'), { kind: 'move', to: at('2') }],
  ['an end', at('1'), to(null, 'rejected'), { kind: 'move', to: at('1', 'rejected') }],
  ['an end at a removed stage', at('77'), to(null, 'hired'), { kind: 'move', to: at('77', 'hired') }],
  ['another end', at('1', 'rejected'), to(null, 'withdrew'), { kind: 'move', to: at('1', 'withdrew') }],
  ['the ended stage again', at('2', 'rejected'), to(null), { kind: 'move', to: at('2') }],
  ['another stage after the end', at('2', 'rejected'), to('1'), { kind: 'move', to: at('1') }],
  ['a removed stage again', at('77', 'rejected'), to(null), { kind: 'refused', why: 'noSuchStage' }],
  ['a stage that the position does not list', at('1'), to('77'), { kind: 'refused', why: 'noSuchStage' }],
  ['the present stage', at('2'), to('2'), { kind: 'stays' }],
  ['the present end', at('2', 'hired'), to(null, 'hired'), { kind: 'stays' }],
])('a candidate goes to %s', (_name, now, target, decided) => {
  expect(decideMove({ seen: now, now, target, isListed })).toEqual(decided)
})

test.each([
  [at('1'), at('2')],
  [at('1'), at('1', 'rejected')],
  [at('1', 'hired'), at('1')],
])('a candidate that was seen at %o and stands at %o is refused', (seen, now) => {
  const decided = decideMove({ seen, now, target: to('1001'), isListed })
  expect(decided).toEqual({ kind: 'refused', why: 'movedMeanwhile' })
})

test('the log tells moves, ends and reopened applications apart', () => {
  expect(actionOfMove(at('1'), at('2'))).toBe('candidate.moved')
  expect(actionOfMove(at('1'), at('1', 'hired'))).toBe('candidate.ended')
  expect(actionOfMove(at('1', 'rejected'), at('1', 'withdrew'))).toBe('candidate.ended')
  expect(actionOfMove(at('1', 'rejected'), at('2'))).toBe('candidate.reopened')
})

test('recommendations go along only from stage to stage', () => {
  expect(carries(at('1'), at('2'))).toBe(true)
  expect(carries(at('1'), at('1', 'rejected'))).toBe(false)
  expect(carries(at('1', 'rejected'), at('2'))).toBe(false)
})
