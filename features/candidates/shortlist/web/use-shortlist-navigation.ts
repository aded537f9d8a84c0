import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routeCount } from '../../../sign-in/session/web/route-counter.ts'
import type { ListSearch } from '../rules/list-words.ts'
import { hasShortlistNavigation } from '../rules/steps.ts'
import { type Neighbour, type Neighbours, readNeighbours } from '../rules/wire.ts'
import { neighboursQuery } from './neighbours-query.ts'
import { type Steps, useSteps } from './use-steps.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that a report was opened from; it survives a reload and is not in the address. */
    shortlist?: ListSearch
  }
}

interface Here {
  /** Empty while it is unknown, and for a reader who steps through no list. */
  candidateId: string
  recommendStageId: string | undefined
  /** The address of a neighbour's report at the same place. */
  addressOf: (neighbour: Neighbour) => string
  /** Loads a neighbour's report ahead; resolves when it is there. */
  prefetch: (neighbour: Neighbour) => Promise<void>
}

export interface ShortlistNavigation extends Steps {
  /** The candidate's place; null while it is unknown. */
  neighbours: Neighbours | null
  /** Counts and cells: until the candidate's own have loaded, those of the candidate before. */
  known: Neighbours | null
  isShown: boolean
}

/**
 * Stepping through the list that the report was opened from. A step replaces the history entry; at the ends a toast
 * says so.
 */
export function useShortlistNavigation(here: Here): ShortlistNavigation {
  const queries = useQueryClient()
  const handed = useLocation({ select: ({ state }) => state.shortlist, structuralSharing: true })
  const { recommendStageId } = here
  const queryOf = (candidateId: string) => neighboursQuery({ handed, recommendStageId }, candidateId)
  const isListed = here.candidateId !== ''
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(here.candidateId),
    select: readNeighbours,
    enabled: isListed,
    placeholderData: keepPreviousData,
  })
  const { prefetch } = here

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer, not for each drawing
  useEffect(() => {
    if (isPlaceholderData) return
    // Loading ahead waits for the report in view.
    let isLeft = false
    const stop = whenIdle(async () => {
      // One after the other, so that each is a request of its own.
      for (const neighbour of [data?.next, data?.previous]) {
        if (!neighbour || isLeft) continue
        await Promise.all([prefetch(neighbour), queries.prefetchQuery(queryOf(neighbour.candidateId))])
      }
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [data, isPlaceholderData, prefetch])

  const steps = useSteps({ ...here, isListed, queryOf })
  return {
    neighbours: isPlaceholderData ? null : (data ?? null),
    known: data ?? null,
    isShown: data !== undefined && hasShortlistNavigation(data.total, routeCount()),
    ...steps,
  }
}
