import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isWorthAsking, subscribeUndoable } from './undo-hint.ts'

const OpenNotice = lazy(async () => ({ default: (await import('./open-notice.tsx')).OpenNotice }))

/** The notice of the last own act while it can be undone. Its code loads with the first such act. */
export function UndoNotice() {
  const isOpen = useSyncExternalStore(subscribeUndoable, isWorthAsking, () => false)
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <OpenNotice />
    </Suspense>
  )
}
