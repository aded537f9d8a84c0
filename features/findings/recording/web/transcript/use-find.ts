import { useCallback, useMemo, useState } from 'react'
import { findableWords, findWords, firstHitFrom, type Hit, hitBeside } from '../../rules/find.ts'
import type { Recording } from '../../rules/recording.ts'

interface FindState {
  /** The text in the box. */
  readonly text: string
  /** The text that is looked for: the text before while an input method still composes. */
  readonly query: string
  /** The hit in view is the next one from here; null before anything was looked for. */
  readonly hit: Hit | null
  /** The number of seeks when the hit came into view. */
  readonly seeks: number
}

const nothing: FindState = { text: '', query: '', hit: null, seeks: 0 }

export interface Find {
  readonly text: string
  /** Whether there is anything to look for. */
  readonly isFinding: boolean
  readonly hits: readonly Hit[]
  /** Index among the hits; −1 where there are none. */
  readonly index: number
  readonly current: Hit | null
  /** The hit that is kept in view; null once the player jumps elsewhere. */
  readonly held: Hit | null
  /** A new object for every step, even for one to the same hit. */
  readonly step: object
  readonly onType: (text: string, isComposing: boolean) => void
  readonly onStep: (by: 1 | -1) => void
  /** Empties the box; the hit stays in view. */
  readonly onClear: () => void
  /** Empties the box, and goes back to what is being said. */
  readonly onLeave: () => void
}

/**
 * Finds words in all answers of a recording.
 *
 * `seeks` counts the jumps of the player, each of which releases the hit in view; `question` is the one in view.
 */
export function useFind(recording: Recording, seeks: number, question: number): Find {
  const [state, setState] = useState(nothing)
  const { text, query, hit } = state
  const isFinding = query.trim() !== ''
  // Folded when something is looked for, not whenever a report is opened.
  const words = useMemo(() => (isFinding ? findableWords(recording) : []), [recording, isFinding])
  const hits = useMemo(() => findWords(words, query), [words, query])
  const index = isFinding && hit ? firstHitFrom(hits, hit) : -1
  const current = hits[index] ?? null
  const first = recording.questions[question]?.first ?? 0

  const held = state.seeks === seeks ? (current ?? hit) : null

  const onType = useCallback(
    (typed: string, isComposing: boolean) => {
      const start = current ?? held ?? { clip: first, line: 0, from: 0, to: 0 }
      const isEmpty = typed.trim() === ''
      setState((before) => ({
        text: typed,
        query: isComposing ? before.query : typed,
        // A hit stays in view when the box is emptied.
        hit: isEmpty ? current : start,
        seeks,
      }))
    },
    [current, held, first, seeks],
  )
  const onStep = useCallback(
    (by: 1 | -1) => {
      const beside = hits[hitBeside(hits.length, index, by)]
      if (beside) setState((before) => ({ ...before, hit: beside, seeks }))
    },
    [hits, index, seeks],
  )
  const onClear = useCallback(
    () => setState(current ? { ...nothing, hit: current, seeks: state.seeks } : nothing),
    [current, state.seeks],
  )
  const onLeave = useCallback(() => setState(nothing), [])
  return { text, isFinding, hits, index, current, held, step: state, onType, onStep, onClear, onLeave }
}
