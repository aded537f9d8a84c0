import type { callQuery } from '@candor/call/web/query'
import { useToasts } from '@candor/ui/overlays/toast'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { routeCount } from '../../session/web/route-counter.ts'
import type { findNeighbours } from '../contract.ts'
import { hasShortlistNavigation, type Neighbour, readNeighbours } from '../rules/steps.ts'
import { noteLeft } from './last-viewed.ts'

type Direction = 'previous' | 'next'
type AtEnd = (direction: Direction) => void

/** The candidate was left, is the last of the list, or stays because there is no list, or none that is known. */
type NextStepOutcome = 'left' | 'last' | 'stays'

export interface Steps {
  /** A step that is asked for before it is known whereto is taken once it is; one after another goes on from there. */
  readonly goPrevious: () => void
  readonly goNext: () => void
  /** To the next candidate, unless the reader has left already; resolves within two seconds to what came of it, and says nothing. */
  readonly goOn: () => Promise<NextStepOutcome>
}

interface From {
  readonly candidateId: string
  /** Whether there is a list to step through. */
  readonly isListed: boolean
  readonly queryOf: (candidateId: string) => ReturnType<typeof callQuery<typeof findNeighbours>>
  readonly addressOf: (neighbour: Neighbour) => string
  /** Begins to load a neighbour's report. */
  readonly prefetch: (neighbour: Neighbour) => void
}

/** Later than this, in ms, whoever asked for a step has turned to something else, and would be torn from it. */
const patience = 2_000
const endOf = (limit: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, limit - performance.now(), null))

/** Whose report is in view, if any: a step from one that was left meanwhile is not taken. */
const inView = new WeakMap<QueryClient, string>()

/** The steps from a candidate's report to others of the list: each replaces the page, and says so at either end. */
export function useSteps({ candidateId: here, isListed, queryOf, addressOf, prefetch }: From): Steps {
  const t = useTranslations('shortlist')
  const { notify } = useToasts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    inView.set(queries, here)
    return () => {
      inView.delete(queries)
      noteLeft(queries, here)
    }
  }, [queries, here])
  // Whom the steps lead to that were taken from here: this report stays in view until theirs has loaded.
  const taken = useRef<{ from: string; to: Promise<string> }>(null)

  /** Resolves to whom the step leads: to the same candidate where none is taken, as none is after the limit. */
  async function stepFrom(
    candidateId: string,
    direction: Direction,
    atEnd: AtEnd,
    limit = performance.now() + patience,
  ): Promise<string> {
    // An answer that does not come is told of where it shows.
    const answer = await queries.ensureQueryData(queryOf(candidateId)).catch(() => null)
    const isElsewhere = ![here, candidateId].includes(inView.get(queries) ?? '')
    if (!answer || isElsewhere || performance.now() >= limit) return candidateId
    const { total, [direction]: neighbour } = readNeighbours(answer)
    if (!hasShortlistNavigation(total, routeCount())) return candidateId
    if (!neighbour) {
      atEnd(direction)
      return candidateId
    }
    prefetch(neighbour)
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
  async function goOn() {
    let isLast = false
    const atEnd = () => {
      isLast = true
    }
    // One limit for the step and for whoever waits for it: what is said of it afterwards stays true.
    const limit = performance.now() + patience
    const lead = async () => {
      if ((await reached()) === here) step('next', atEnd, limit)
      return reached()
    }
    const place = await Promise.race([lead(), endOf(limit)])
    if (place !== null && place !== here) return 'left'
    return isLast ? 'last' : 'stays'
  }
  return { goPrevious: () => step('previous', sayEnd), goNext: () => step('next', sayEnd), goOn }
}
