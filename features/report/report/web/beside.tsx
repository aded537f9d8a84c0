import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Place {
  /** Shows a panel, or draws the one of that name anew. It takes the place of another one. */
  show: (name: string, panel: ReactNode) => void
  close: () => void
}

const PlaceContext = createContext<Place | null>(null)
const NameContext = createContext<string | null>(null)

/**
 * Provides `useBeside` to its children: the one panel that stands beside a page.
 *
 * It belongs to the page. The tab that opened it may give way to another one, and the panel stays with what is typed.
 */
export function BesideProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: string; panel: ReactNode } | null>(null)
  const place = useMemo(
    () => ({
      show: (name: string, panel: ReactNode) => setShown({ name, panel }),
      close: () => setShown(null),
    }),
    [],
  )
  return (
    <PlaceContext value={place}>
      {/* Apart from the panel, so that drawing it anew draws no one who drew it. */}
      <NameContext value={shown?.name ?? null}>{children}</NameContext>
      {shown && <ErrorBoundary key={shown.name}>{shown.panel}</ErrorBoundary>}
    </PlaceContext>
  )
}

/** The name of the panel beside the page, if one is shown, and the acts on it. Throws outside its provider. */
export function useBeside() {
  const place = use(PlaceContext)
  const shown = use(NameContext)
  if (!place) throw new Error('useBeside needs a BesideProvider above it')
  return { ...place, shown }
}
