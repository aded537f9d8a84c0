import { expect, test } from 'vitest'
import { decideUndo, undoMs } from './deadline.ts'

const at = new Date('2026-11-20T08:00:00.000Z')
const until = new Date(at.getTime() + undoMs)
const after = (minutes: number, seconds: number) => new Date(at.getTime() + (minutes * 60 + seconds) * 1000)

test.each([
  [9, 59, 'allowed'],
  [10, 0, 'allowed'],
  [10, 1, 'tooLate'],
] as const)('%i:%i minutes after an act the decision about its undo is %s', (minutes, seconds, decision) => {
  expect(decideUndo({ until, undoneAt: null }, after(minutes, seconds))).toBe(decision)
})

test('an act that somebody undid is not undone again, early or late', () => {
  for (const now of [after(1, 0), after(11, 0)])
    expect(decideUndo({ until, undoneAt: at }, now)).toBe('undoneAlready')
})
