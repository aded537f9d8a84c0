import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false where there are none. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(query).matches ?? false)
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 719.98px)')
}
