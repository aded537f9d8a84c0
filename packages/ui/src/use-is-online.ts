import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Whether the browser has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
