import { keepText, keptText } from '@candor/ui/kept-text.ts'
import { undoMs } from '../rules/deadline.ts'

// The server lists what can be undone. Whether to ask it is kept here, so that other pages send no such request.

const hintKey = 'undo.askUntil'
const closedKey = 'undo.closedUntil'

let notices = 0
const listeners = new Set<() => void>()

function tell(): void {
  notices += 1
  for (const listener of listeners) listener()
}

/** Notes that an act just done here can be undone. */
export function noteUndoable(): void {
  keepText('localStorage', hintKey, String(Date.now() + undoMs))
  tell()
}

/** Forgets the acts of an account that leaves. */
export function forgetUndoable(): void {
  keepText('localStorage', hintKey, null)
  keepText('localStorage', closedKey, null)
  tell()
}

/** Whether the server may list an act that was done here. */
export function isWorthAsking(): boolean {
  return Number(keptText('localStorage', hintKey) ?? 0) > Date.now()
}

/** Keeps that acts up to a time of the server (epoch milliseconds) need no notice any more. */
export function closeUntil(at: number): void {
  keepText('localStorage', closedKey, String(at))
  tell()
}

export function closedUntil(): number {
  return Number(keptText('localStorage', closedKey) ?? 0)
}

/** Follows the notes of this tab and of others; the number grows with each. */
export function subscribeUndoable(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function countNotes(): number {
  return notices
}
