import { useRef } from 'react'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { undoMs } from '../../../platform/undo/rules/deadline.ts'
import { askUndo } from '../../../platform/undo/web/undo-asked.ts'
import { countNotes } from '../../../platform/undo/web/undo-hint.ts'

interface Marked {
  readonly thing: TodayThing
  readonly at: number
  /** How many acts of the tab could be undone by then. */
  readonly notes: number
}

/** The last thing put off or marked as done here, which one key takes back, or else the act of the notice. */
export function useLastMark(onTakeBack: (thing: TodayThing) => void) {
  const last = useRef<Marked | null>(null)
  return {
    note(thing: TodayThing): void {
      last.current = { thing, at: Date.now(), notes: countNotes() }
    },
    /** Takes back the newest of both, for ten minutes. Returns whether there was one. */
    undo(): boolean {
      const marked = last.current
      const isOver = marked === null || Date.now() - marked.at > undoMs
      if (isOver || marked.notes !== countNotes()) {
        if (askUndo()) return true
        if (isOver) return false
      }
      last.current = null
      onTakeBack(marked.thing)
      return true
    },
  }
}
