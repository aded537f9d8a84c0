import { useEffect, useMemo, useState } from 'react'
import { chosenTo, stillThere, toggled } from '../rules/choosing.ts'

interface Choice {
  readonly chosen: ReadonlySet<string>
  readonly focused: string | null
  /** Counts the steps by keys: the focused candidate takes the browser's focus after each. */
  readonly steps: number
  /** The candidate that was pressed last, from which a stretch begins. */
  readonly from: string | null
}

const nothing: Choice = { chosen: new Set(), focused: null, steps: 0, from: null }

/** The choice of the position in view, which the board and the list share. */
let kept: { readonly positionId: string; readonly choice: Choice } | null = null

/** The chosen candidates and the focused one. Both outlive a change between board and list. */
export function useChoice(positionId: string) {
  const [choice, setChoice] = useState(
    kept?.positionId === positionId ? { ...kept.choice, steps: 0 } : nothing,
  )
  useEffect(() => {
    kept = { positionId, choice }
  }, [positionId, choice])
  const acts = useMemo(
    () => ({
      focus: (focused: string | null) => setChoice((before) => ({ ...before, focused })),
      /** Focuses a candidate by a key. */
      stepTo: (focused: string | null) =>
        setChoice((before) => ({ ...before, focused, steps: before.steps + 1 })),
      toggle: (candidateId: string) =>
        setChoice((before) => ({
          ...before,
          chosen: toggled(before.chosen, candidateId),
          focused: candidateId,
          from: candidateId,
        })),
      chooseTo: (order: readonly string[], to: string) =>
        setChoice((before) => ({
          ...before,
          chosen: chosenTo(before.chosen, order, before.from ?? before.focused, to),
          from: to,
        })),
      choose: (chosen: ReadonlySet<string>) => setChoice((before) => ({ ...before, chosen })),
      clear: () => setChoice((before) => ({ ...before, chosen: nothing.chosen, from: null })),
      keepOnly: (order: readonly string[]) =>
        setChoice((before) => {
          const chosen = stillThere(before.chosen, order)
          return chosen === before.chosen ? before : { ...before, chosen }
        }),
    }),
    [],
  )
  return { ...choice, ...acts }
}

export type ChoiceOfPeople = ReturnType<typeof useChoice>
