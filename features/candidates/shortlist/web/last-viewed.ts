import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'

/** Time in which a reader who left a report must arrive at the list (milliseconds). */
const wayMs = 5_000

/** The report that was left last, and when by `performance.now()`. */
const left = new WeakMap<QueryClient, { candidateId: string; at: number }>()

export function noteLeft(queries: QueryClient, candidateId: string): void {
  left.set(queries, { candidateId, at: performance.now() })
}

/** Ref of a candidate's link in the list, which gets the focus when the reader comes back from its report. */
export function useReturnedFocus(candidateId: string): RefObject<HTMLAnchorElement | null> {
  const queries = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const from = left.get(queries)
    if (from?.candidateId !== candidateId || performance.now() - from.at > wayMs) return
    left.delete(queries)
    // Never takes the focus from a field or button that the reader went to meanwhile.
    if (document.activeElement?.matches('body, h1')) link.current?.focus()
  }, [queries, candidateId])
  return link
}
