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

interface Toasts {
  readonly notify: (notice: Notice) => void
  readonly leavePage: () => void
}

const ToastContext = createContext<Toasts | null>(null)

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
  const [leftAt, setLeftAt] = useState(0)
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

  const leavePage = useCallback(() => setLeftAt(performance.now()), [])
  const toasts = useMemo(() => ({ notify, leavePage }), [notify, leavePage])

  return (
    <ToastContext value={toasts}>
      {children}
      {loaded && <loaded.Viewport waiting={waiting} leftAt={leftAt} onTaken={handleTaken} />}
    </ToastContext>
  )
}

/**
 * `notify` shows a notice and announces it, a danger at once. `leavePage` takes away the notices of the page that is
 * left. Throws outside `ToastProvider`.
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it')
  return toasts
}
