import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { listBulk } from '../contract.ts'
import { begunHere } from './begun.ts'

const Panel = lazyWithPreload(() => import('./progress-panel.tsx').then((part) => part.ProgressPanel))

/** Pause between two looks while an act runs, and while one can be undone (milliseconds). */
const lookMs = 700
const undoLookMs = 30_000

type Bulk = ReplyOf<typeof listBulk>

function pauseOf({ acts, now }: Bulk): number | false {
  if (acts.some(({ state }) => state === 'running')) return lookMs
  return acts.some(({ undoUntil }) => undoUntil !== null && undoUntil > now) && undoLookMs
}

/** Asks again everything that acts on candidates change, once one has ended. */
function useFreshPages(running: number): void {
  const queries = useQueryClient()
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void queries.invalidateQueries()
    before.current = running
  }, [queries, running])
}

/** The caller's acts on many: they go on over pages, and are found again after a reload. */
export function BulkProgress() {
  const isSignedIn = useSignedIn() !== null
  const [begun, setBegun] = begunHere.use()
  const isAsked = isSignedIn && begun === 'yes'
  const { data } = useQuery({
    ...callQuery(listBulk, {}),
    enabled: isAsked,
    staleTime: lookMs,
    refetchInterval: ({ state }) => state.data !== undefined && pauseOf(state.data),
  })
  const acts = data?.acts ?? []
  useFreshPages(acts.filter(({ state }) => state === 'running').length)
  const isOver = data?.acts.length === 0
  useEffect(() => {
    if (isOver) setBegun('no')
  }, [isOver, setBegun])
  if (!isAsked || acts.length === 0 || !data) return null
  return <Panel acts={acts} now={data.now} />
}
