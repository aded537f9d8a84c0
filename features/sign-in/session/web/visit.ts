import { useSyncExternalStore } from 'react'

/** Somebody who reads a report without an account. */
export interface Visit {
  readonly token: string
  /** The link that opened it. */
  readonly link: string
}

let current: Visit | null = null
const listeners = new Set<() => void>()

/** The visit of this page, or null. During a visit every call uses its token, also beside an open session. */
export function visit(): Visit | null {
  return current
}

export function setVisit(next: Visit | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function useVisit(): Visit | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, visit)
}
