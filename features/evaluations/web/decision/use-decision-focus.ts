import { type RefObject, useEffect, useRef } from 'react'
import type { Refusal } from './use-decision-submit.ts'

/** What gets the focus each time it is refused, so that what is missing can be given at once. */
export function useDecisionFocus<Part extends HTMLElement>(refusal: Refusal | null): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (refusal) part.current?.focus()
  }, [refusal])
  return part
}
