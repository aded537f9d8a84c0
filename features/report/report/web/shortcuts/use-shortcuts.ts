import { useEffect, useSyncExternalStore } from 'react'
import type { Shortcut } from '../../rules/shortcuts.ts'

const listeners = new Set<() => void>()
let registered: readonly (readonly Shortcut[])[] = []

function change(next: typeof registered): void {
  registered = next
  for (const listener of listeners) listener()
}

/** Registers the keys that a part listens to while it is on the page, for the list of all keys. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const names = shortcuts.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are what counts, not the list that holds them
  useEffect(() => {
    change([...registered, shortcuts])
    return () => change(registered.filter((each) => each !== shortcuts))
  }, [names])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const acting = () => registered

/** The keys that act on the page in view. */
export function useActingShortcuts(): ReadonlySet<Shortcut> {
  return new Set(useSyncExternalStore(subscribe, acting, acting).flat())
}
