import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a place whose buttons come and go: call what it gives before they change. Whoever stood on one of
 * them stands on the first that is there afterwards.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: string): () => void {
  const wasInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes the buttons
  useLayoutEffect(() => {
    const isLost = wasInside.current && !place.current?.contains(document.activeElement)
    wasInside.current = false
    if (isLost) place.current?.querySelector('button')?.focus()
  }, [place, shown])
  return () => {
    wasInside.current = place.current?.contains(document.activeElement) ?? false
  }
}
