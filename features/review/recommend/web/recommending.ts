import { useSyncExternalStore } from 'react'

/** The candidate whose dialog is open: the line in the report's head opens the dialog of the toolbar. */
let openFor: string | null = null
const listeners = new Set<() => void>()

function setOpenFor(candidateId: string | null): void {
  openFor = candidateId
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openRecommending(candidateId: string): void {
  setOpenFor(candidateId)
}

/** Whether the dialog of a candidate is open, and how to open and close it. */
export function useRecommending(candidateId: string) {
  const isOpen = useSyncExternalStore(subscribe, () => openFor === candidateId)
  return { isOpen, setIsOpen: (next: boolean) => setOpenFor(next ? candidateId : null) }
}
