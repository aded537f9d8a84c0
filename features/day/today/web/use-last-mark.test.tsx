import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { undoMs } from '../../../platform/undo/rules/deadline.ts'
import { onUndoAsked } from '../../../platform/undo/web/undo-asked.ts'
import { forgetUndoable, noteUndoable } from '../../../platform/undo/web/undo-hint.ts'
import { useLastMark } from './use-last-mark.ts'

const thing: TodayThing = {
  kind: 'answer',
  thing: 'a1',
  since: 1,
  due: null,
  until: null,
  candidateId: null,
  name: null,
  nameLatin: null,
  positionId: null,
  positionName: null,
  positionNameLatin: null,
  facts: {},
}

const onTakeBack = vi.fn()

function lastMark() {
  const { result } = renderHook(() => useLastMark(onTakeBack))
  return result.current
}

beforeEach(() => void onTakeBack.mockClear())
afterEach(() => {
  vi.useRealTimers()
  forgetUndoable()
})

test('the key takes the last mark back once, and nothing without a mark', () => {
  const marks = lastMark()
  expect(marks.undo()).toBe(false)
  marks.note(thing)
  expect(marks.undo()).toBe(true)
  expect(onTakeBack.mock.calls).toEqual([[thing]])
  expect(marks.undo()).toBe(false)
})

test('a mark is taken back for ten minutes', () => {
  const marks = lastMark()
  marks.note(thing)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + undoMs + 1 })
  expect(marks.undo()).toBe(false)
  expect(onTakeBack).not.toHaveBeenCalled()
})

test('a newer act of the notice is undone first, then the mark', () => {
  const undone = vi.fn(() => true)
  const stop = onUndoAsked(undone)
  const marks = lastMark()
  marks.note(thing)
  noteUndoable()
  expect(marks.undo()).toBe(true)
  expect(undone).toHaveBeenCalledOnce()
  expect(onTakeBack).not.toHaveBeenCalled()
  stop()
  expect(marks.undo()).toBe(true)
  expect(onTakeBack).toHaveBeenCalledOnce()
})

test('without a mark the key undoes the act of the notice', () => {
  const undone = vi.fn(() => true)
  const stop = onUndoAsked(undone)
  expect(lastMark().undo()).toBe(true)
  stop()
  expect(undone).toHaveBeenCalledOnce()
})
