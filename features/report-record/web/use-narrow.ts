import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 719.98px)'

function watch(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(narrow)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(narrow).matches ?? false)
}
