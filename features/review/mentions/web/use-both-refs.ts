import { type Ref, useCallback } from 'react'

/** A ref that fills an own one and, where it is given, another one. */
export function useBothRefs<Element>(own: { current: Element | null }, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof other === 'function') other(element)
      else if (other) other.current = element
    },
    [own, other],
  )
}
