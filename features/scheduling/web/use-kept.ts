import { useState } from 'react'

/** A text that this tab keeps; null where it keeps none. */
export function findKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A text that survives a reload of this tab. */
export function useKept(key: string, first: string): [string, (next: string) => void] {
  const [value, setValue] = useState(() => findKept(key) ?? first)
  function keep(next: string) {
    setValue(next)
    try {
      if (next === first) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    } catch {
      // A browser that keeps nothing loses it with the page.
    }
  }
  return [value, keep]
}
