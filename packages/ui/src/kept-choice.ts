import { useSyncExternalStore } from 'react'
import { keepText, keptText } from './kept-text.ts'

export interface KeptChoice<Value extends string> {
  /** The value and its setter. Every component that uses it follows, in this tab and in others. */
  readonly use: () => readonly [Value, (value: Value) => void]
}

/**
 * A choice between values that this browser remembers.
 *
 * If storage holds something else or cannot be read, the first value applies; if it cannot be written, a choice lasts
 * for this page.
 */
export function keptChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): KeptChoice<Value> {
  const [standard] = values
  const listeners = new Set<() => void>()
  let unsaved: Value | null = null

  function read(): Value {
    if (unsaved !== null) return unsaved
    const kept = keptText('localStorage', key)
    return values.find((value) => value === kept) ?? standard
  }

  function set(value: Value): void {
    unsaved = keepText('localStorage', key, value) ? null : value
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { use: () => [useSyncExternalStore(subscribe, read, () => standard), set] }
}
