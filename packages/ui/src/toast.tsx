import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import type { Notice } from './notice.ts'

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))
const ToastContext = createContext<((notice: Notice) => void) | null>(null)

/** Gives `useToasts` to what is inside. The viewport's code is fetched with the first notice only. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Notice[]>([])
  const [isWanted, setIsWanted] = useState(false)

  const notify = useCallback((notice: Notice) => {
    setIsWanted(true)
    setWaiting((notices) => [...notices, notice])
  }, [])
  const handleTaken = useCallback((taken: readonly Notice[]) => {
    setWaiting((notices) => notices.filter((notice) => !taken.includes(notice)))
  }, [])

  return (
    <ToastContext value={notify}>
      {children}
      {isWanted && (
        <Suspense>
          <ToastViewport waiting={waiting} onTaken={handleTaken} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** `notify` shows a notice and has it read out, a danger at once. Throws outside `ToastProvider`. */
export function useToasts(): { notify: (notice: Notice) => void } {
  const notify = use(ToastContext)
  if (!notify) throw new Error('useToasts needs a ToastProvider above it')
  return useMemo(() => ({ notify }), [notify])
}
