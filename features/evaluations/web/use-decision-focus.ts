import { type RefObject, useEffect, useRef } from 'react'

/** A field that gets the focus once it has been refused, so that what is missing can be typed at once. */
export function useDecisionFocus(isRefused: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])
  return field
}
