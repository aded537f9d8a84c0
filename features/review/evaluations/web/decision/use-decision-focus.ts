import { type RefObject, useEffect, useRef } from 'react'
import type { Refusal } from './use-decision-submit.ts'

/** Focuses an element at each refusal of a submit, so that the missing part can be filled in at once. */
export function useDecisionFocus<Part extends HTMLElement>(refusal: Refusal | null): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (refusal) part.current?.focus()
  }, [refusal])
  return part
}
