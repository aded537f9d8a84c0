import { callQuery } from '@candor/call/web/query'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ofJobSeeker } from '../../candidates/rules/ids.ts'
import { routeCount } from '../../session/web/route-counter.ts'
import { findNeighbours } from '../contract.ts'
import { readFilter, type ShortlistFilter } from '../rules/filter.ts'
import { hasShortlistNavigation, type Neighbour, type Neighbours, readNeighbours } from '../rules/steps.ts'
import { type Steps, useSteps } from './use-steps.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that a report was opened from; it survives a reload and is not part of the address. */
    shortlist?: ShortlistFilter
  }
}

interface Here {
  candidateId: string
  /** What the list is when the page was opened by its address alone: the candidate's position. */
  positionId: string | undefined
  recommendStageId: string | undefined
  /** The address of a neighbour's report, with the place in it kept. */
  addressOf: (neighbour: Neighbour) => string
  /** Loads a neighbour's report before it is asked for. */
  prefetch: (neighbour: Neighbour) => void
}

export interface ShortlistNavigation extends Steps {
  /** Null while it is not known where the candidate stands. */
  neighbours: Neighbours | null
  /** What is known of the list: until the candidate's own answer comes, that of the one stepped from. */
  known: Neighbours | null
  isShown: boolean
}

function listOf(handed: ShortlistFilter | undefined, here: Here): ShortlistFilter {
  if (handed) return readFilter({ ...handed })
  return readFilter({ positionId: here.positionId, recommendStageId: here.recommendStageId })
}

/** The way through the list that the report was opened from: it replaces the page, and says so at either end. */
export function useShortlistNavigation(here: Here): ShortlistNavigation {
  const queries = useQueryClient()
  const handed = useLocation({ select: ({ state }) => state.shortlist, structuralSharing: true })
  const filter = listOf(handed, here)
  const queryOf = (candidateId: string) =>
    callQuery(findNeighbours, { ...filter, ...ofJobSeeker(candidateId) })
  const isListed = here.candidateId !== '' && (handed !== undefined || here.positionId !== undefined)
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
    // What is in view comes first.
    const stop = whenIdle(() => {
      for (const neighbour of [data?.next, data?.previous]) {
        if (!neighbour) continue
        prefetch(neighbour)
        void queries.prefetchQuery(queryOf(neighbour.candidateId))
      }
    })
    return stop
  }, [data, isPlaceholderData, prefetch])

  const steps = useSteps({ ...here, isListed, queryOf })
  return {
    neighbours: isPlaceholderData ? null : (data ?? null),
    known: data ?? null,
    isShown: data !== undefined && hasShortlistNavigation(data.total, routeCount()),
    ...steps,
  }
}
