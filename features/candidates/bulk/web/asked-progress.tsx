import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listBulk } from '../contract.ts'
import { begunHere } from './begun.ts'
import { ProgressPanel } from './progress-panel.tsx'

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

/** The caller's acts on many, asked for again while they run or can be undone. */
export function AskedProgress() {
  const [, setBegun] = begunHere.use()
  const { data } = useQuery({
    ...callQuery(listBulk, {}),
    staleTime: lookMs,
    refetchInterval: ({ state }) => state.data !== undefined && pauseOf(state.data),
  })
  const acts = data?.acts ?? []
  useFreshPages(acts.filter(({ state }) => state === 'running').length)
  const isOver = data?.acts.length === 0
  useEffect(() => {
    if (isOver) setBegun('no')
  }, [isOver, setBegun])
  if (acts.length === 0 || !data) return null
  return <ProgressPanel acts={acts} now={data.now} />
}
