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

/** Notes that another candidate has come into view. */
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

/** The last key that was pressed; empty after a click, such as a submit. */
let keyBefore = ''

function forgetKey(): void {
  keyBefore = ''
}

/**
 * Ignores keys everywhere on the page for a moment after a step. Shortcuts of the browser are let through, and so are
 * repeated steps through the list.
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
