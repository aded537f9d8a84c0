import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'

/** Within so many ms whoever leaves a report comes to the list, if they go there. */
const wayMs = 5_000

/** Whose report was left last, and when by `performance.now()`. */
const left = new WeakMap<QueryClient, { candidateId: string; at: number }>()

export function noteLeft(queries: QueryClient, candidateId: string): void {
  left.set(queries, { candidateId, at: performance.now() })
}

/** The ref of a candidate's link in the list: focuses it when the reader comes back from that candidate's report. */
export function useReturnedFocus(candidateId: string): RefObject<HTMLAnchorElement | null> {
  const queries = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const from = left.get(queries)
    if (from?.candidateId !== candidateId || performance.now() - from.at > wayMs) return
    left.delete(queries)
    // Not from a field or a button that somebody went to meanwhile.
    if (document.activeElement?.matches('body, h1')) link.current?.focus()
  }, [queries, candidateId])
  return link
}
