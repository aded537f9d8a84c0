import type { callQuery } from '@candor/call/web/query'
import { useToasts } from '@candor/ui/overlays/toast'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { routeCount } from '../../../sign-in/session/web/route-counter.ts'
import type { findNeighbours } from '../contract/neighbours.ts'
import { hasShortlistNavigation } from '../rules/steps.ts'
import { type Neighbour, readNeighbours } from '../rules/wire.ts'
import { noteLeft } from './last-viewed.ts'

type Direction = 'previous' | 'next'
type AtEnd = (direction: Direction) => void

/** 'last' at the end of the list; 'stays' without a list, or where its neighbours could not be loaded. */
type NextStepOutcome = 'left' | 'last' | 'stays'

export interface Steps {
  /** Steps requested before the neighbours are known are queued. */
  readonly goPrevious: () => void
  readonly goNext: () => void
  /** Goes to the next candidate, unless the reader has left already. Resolves within two seconds, without a message. */
  readonly advance: () => Promise<NextStepOutcome>
}

interface From {
  readonly candidateId: string
  /** Whether there is a list to step through. */
  readonly isListed: boolean
  readonly queryOf: (candidateId: string) => ReturnType<typeof callQuery<typeof findNeighbours>>
  readonly addressOf: (neighbour: Neighbour) => string
  /** Loads a neighbour's report ahead; resolves when it is there. */
  readonly prefetch: (neighbour: Neighbour) => Promise<void>
}

/** A step that takes longer than this is dropped (milliseconds). */
const patience = 2_000
const endOf = (limit: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, limit - performance.now(), null))

/** The candidate in view, if any: a step from a candidate who was left meanwhile is dropped. */
const inView = new WeakMap<QueryClient, string>()

/** Marks a candidate as in view until the report is left. */
function useInView(queries: QueryClient, candidateId: string) {
  useEffect(() => {
    inView.set(queries, candidateId)
    return () => {
      inView.delete(queries)
      noteLeft(queries, candidateId)
    }
  }, [queries, candidateId])
}

/**
 * The steps from a candidate's report to others of the list: each replaces the history entry; at the ends a toast says
 * so.
 */
export function useSteps({ candidateId: here, isListed, queryOf, addressOf, prefetch }: From): Steps {
  const t = useTranslations('shortlist')
  const { notify } = useToasts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  useInView(queries, here)
  // The target of the steps so far; this report stays in view until that one has loaded.
  const taken = useRef<{ from: string; to: Promise<string> }>(null)

  /** Resolves to the candidate of the step, or to the same one where there is no step or the time is over. */
  async function stepFrom(
    candidateId: string,
    direction: Direction,
    atEnd: AtEnd,
    limit = performance.now() + patience,
  ): Promise<string> {
    // A failed query shows where it is used.
    const answer = await queries.ensureQueryData(queryOf(candidateId)).catch(() => null)
    const isElsewhere = ![here, candidateId].includes(inView.get(queries) ?? '')
    if (!answer || isElsewhere || performance.now() >= limit) return candidateId
    const { total, [direction]: neighbour } = readNeighbours(answer)
    if (!hasShortlistNavigation(total, routeCount())) return candidateId
    if (!neighbour) {
      atEnd(direction)
      return candidateId
    }
    void prefetch(neighbour)
    void navigate({ to: '/redirect', search: { url: addressOf(neighbour) }, state: true, replace: true })
    return neighbour.candidateId
  }

  const reached = () => (taken.current?.from === here ? taken.current.to : Promise.resolve(here))
  function step(direction: Direction, atEnd: AtEnd, limit?: number) {
    if (!isListed) return
    const to = reached().then((candidateId) => stepFrom(candidateId, direction, atEnd, limit))
    taken.current = { from: here, to }
  }
  const sayEnd: AtEnd = (direction) =>
    notify({ kind: 'danger', text: t(direction === 'next' ? 'isLast' : 'isFirst') })
  async function advance() {
    let isLast = false
    const atEnd = () => {
      isLast = true
    }
    // One time limit for the step and for its caller, so that both have the same outcome.
    const limit = performance.now() + patience
    const lead = async () => {
      if ((await reached()) === here) step('next', atEnd, limit)
      return reached()
    }
    const reachedId = await Promise.race([lead(), endOf(limit)])
    if (reachedId !== null && reachedId !== here) return 'left'
    return isLast ? 'last' : 'stays'
  }
  return { goPrevious: () => step('previous', sayEnd), goNext: () => step('next', sayEnd), advance }
}
