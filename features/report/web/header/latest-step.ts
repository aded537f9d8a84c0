import { useEffect, useSyncExternalStore } from 'react'

/** How long keys are ignored after a step (milliseconds): they were meant for the candidate before. */
const restMs = 300
/** How long after a step the page says whom a decision is about now (milliseconds). */
const namedMs = 2_000

interface Step {
  readonly candidateId: string
  readonly at: number
}

/** The keys of the steps themselves. */
const isStepKey = (key: string) => /^[jk]$/i.test(key)

let latest: Step | null = null
const listeners = new Set<() => void>()

/** Notes that another candidate has come into view in the place of the one before. */
export function noteStep(candidateId: string): void {
  const step = { candidateId, at: performance.now() }
  const show = (next: Step | null) => {
    latest = next
    for (const listener of listeners) listener()
  }
  show(step)
  setTimeout(() => latest === step && show(null), namedMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a candidate was stepped to just now, so that a reader may still have the one before in mind. */
export function useWasJustSteppedTo(candidateId: string): boolean {
  return useSyncExternalStore(subscribe, () => latest?.candidateId === candidateId)
}

/** The key that was pressed last; none where something was clicked since, such as a submit. */
let keyBefore = ''

function forgetKey(): void {
  keyBefore = ''
}

/**
 * Keeps keys from every part of the page for a moment after a step. Shortcuts of the browser go through, and so do the
 * keys of steps that follow one another, as whoever leafs through the list presses them.
 */
export function useKeyGuardAfterStep(candidateId: string): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isLeafing = isStepKey(event.key) && isStepKey(keyBefore)
      keyBefore = event.key
      const isResting = latest?.candidateId === candidateId && performance.now() - latest.at < restMs
      if (!isResting || isLeafing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', handleKeyDown, true)
    window.addEventListener('pointerdown', forgetKey, true)
    return () => {
      window.removeEventListener('keydown', handleKeyDown, true)
      window.removeEventListener('pointerdown', forgetKey, true)
    }
  }, [candidateId])
}
