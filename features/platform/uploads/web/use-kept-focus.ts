import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in an element whose buttons change: call the returned function before the change. If one of them had
 * the focus, the first button gets it afterwards.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, shown: string): () => void {
  const wasInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes the buttons
  useLayoutEffect(() => {
    const isLost = wasInside.current && !container.current?.contains(document.activeElement)
    wasInside.current = false
    if (isLost) container.current?.querySelector('button')?.focus()
  }, [container, shown])
  return () => {
    wasInside.current = container.current?.contains(document.activeElement) ?? false
  }
}
