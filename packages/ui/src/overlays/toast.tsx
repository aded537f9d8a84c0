import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Notice } from './notice.ts'
import type { ViewportProps } from './toast-viewport.tsx'

const ToastContext = createContext<((notice: Notice) => void) | null>(null)

interface Loaded {
  readonly Viewport: ComponentType<ViewportProps>
}

/**
 * Loads the viewport of notices, and again with the next notice if that failed.
 *
 * It loads at the first press or key: when the connection is gone it could not load any more.
 */
function useViewport() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const isLoading = useRef(false)
  const load = useCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    const fail = () => {
      isLoading.current = false
    }
    void import('./toast-viewport.tsx').then(({ ToastViewport: Viewport }) => setLoaded({ Viewport }), fail)
  }, [])
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, load, { once: true })
    return () => {
      for (const event of events) removeEventListener(event, load)
    }
  }, [load])
  return { loaded, load }
}

/** Provides `useToasts` to its children. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Notice[]>([])
  const { loaded, load } = useViewport()

  const notify = useCallback(
    (notice: Notice) => {
      load()
      setWaiting((notices) => [...notices, notice])
    },
    [load],
  )
  const handleTaken = useCallback((taken: readonly Notice[]) => {
    setWaiting((notices) => notices.filter((notice) => !taken.includes(notice)))
  }, [])

  return (
    <ToastContext value={notify}>
      {children}
      {loaded && <loaded.Viewport waiting={waiting} onTaken={handleTaken} />}
    </ToastContext>
  )
}

/** `notify` shows a notice and announces it, a danger at once. Throws outside `ToastProvider`. */
export function useToasts(): { notify: (notice: Notice) => void } {
  const notify = use(ToastContext)
  if (!notify) throw new Error('useToasts needs a ToastProvider above it')
  return useMemo(() => ({ notify }), [notify])
}
