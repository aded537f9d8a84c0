import { useCallback, useEffect, useState } from 'react'

/** The action that a candidate has begun, beside the stage of their interview. */
export type Begun = 'times' | 'reason'

interface Step {
  readonly begun: Begun
  /** The state in which it was begun. */
  readonly of: string
  /** How many steps lead back to the page without it. */
  readonly depth: number
}

function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && 'begun' in value && 'of' in value && 'depth' in value
}

/** The step that the present entry of the history holds. */
function heldStep(): Step | null {
  const held: unknown = history.state?.step
  return isStep(held) ? held : null
}

/**
 * The action that the candidate has begun, as a step of the history: the browser's Back leaves it, and a reload keeps
 * it. It ends when the state of the interview changes.
 */
export function useStep(state: string, path: string): [Begun | null, (next: Begun | null) => void] {
  const [step, setStep] = useState(heldStep)
  // Counts entries of the history that came into view: each shows the address of the present state.
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const look = () => {
      setStep(heldStep())
      setShown((before) => before + 1)
    }
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that came into view may hold an earlier address
  useEffect(() => {
    history.replaceState(history.state, '', `${path}${location.search}`)
  }, [path, shown])
  const go = useCallback(
    (begun: Begun | null) => {
      const held = heldStep()
      const depth = held?.of === state ? held.depth : 0
      if (begun === null) {
        setStep(null)
        if (depth > 0) history.go(-depth)
        return
      }
      const next: Step = { begun, of: state, depth: depth + 1 }
      history.pushState({ ...history.state, step: next }, '')
      setStep(next)
    },
    [state],
  )
  return [step?.of === state ? step.begun : null, go]
}
