import { useEffect, useSyncExternalStore } from 'react'
import type { Shortcut } from '../../rules/shortcuts.ts'

const listeners = new Set<() => void>()
let saidBy: readonly (readonly Shortcut[])[] = []

function change(next: typeof saidBy): void {
  saidBy = next
  for (const listener of listeners) listener()
}

/** Registers the keys that a part listens to while it is on the page, for the list of all keys. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const said = shortcuts.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are what counts, not the list that holds them
  useEffect(() => {
    change([...saidBy, shortcuts])
    return () => change(saidBy.filter((each) => each !== shortcuts))
  }, [said])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const acting = () => saidBy

/** The keys that act on the page in view. */
export function useActingShortcuts(): ReadonlySet<Shortcut> {
  return new Set(useSyncExternalStore(subscribe, acting, acting).flat())
}
