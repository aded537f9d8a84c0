import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getMenuTabs } from '../../contract.ts'
import { listenForParts } from './live.ts'

interface Arrival {
  readonly interviewId: string
  readonly text: string
}

const listeners = new Set<(arrival: Arrival) => void>()

/** What has become ready in an open report while it is looked at, to be read out; empty while nothing has. */
export function useArrivalText(interviewId: string | null): string {
  const [latest, setLatest] = useState<Arrival | null>(null)
  useEffect(() => {
    listeners.add(setLatest)
    return () => void listeners.delete(setLatest)
  }, [])
  return latest?.interviewId === interviewId ? latest.text : ''
}

const wanted = new Map<string, () => void>()

/** Runs what several pieces want at once a single time: a second asking would cut off the first one's answer. */
function onceATick(key: string, run: () => void): void {
  if (wanted.size === 0) {
    queueMicrotask(() => {
      const runs = [...wanted.values()]
      wanted.clear()
      for (const each of runs) each()
    })
  }
  wanted.set(key, run)
}

export interface Awaited {
  readonly interviewId: string | null
  /** Whether what is shown is unfinished. Only then is anything listened to. */
  readonly isWaiting: boolean
  /** The keys of the bundle whose news matter. */
  readonly parts: readonly string[]
  /** What is asked anew when they have news. */
  readonly queryKeys: readonly QueryKey[]
  /** Read out, once, when the waiting is over. */
  readonly readyText: string
}

/**
 * Brings what is unfinished up to date when it has come in, without a reload: as soon as the server tells, or by
 * looking now and then where it cannot.
 */
export function useRefreshWhenReady({ interviewId, isWaiting, parts, queryKeys, readyText }: Awaited): void {
  const queries = useQueryClient()
  const handleNews = useEffectEvent(() => {
    for (const queryKey of queryKeys) {
      onceATick(hashKey(queryKey), () => void queries.invalidateQueries({ queryKey }))
    }
    // A part that has come in may bring a tab with it.
    const predicate = ({ queryKey: [path, input] }: { queryKey: QueryKey }) =>
      path === getMenuTabs.path && isOf(input, interviewId)
    onceATick(getMenuTabs.path, () => void queries.invalidateQueries({ predicate }))
  })
  const partsKey = parts.join(' ')
  useEffect(() => {
    if (!interviewId || !isWaiting) return
    const stop = listenForParts(interviewId, { parts: partsKey.split(' '), onNews: handleNews })
    return stop
  }, [interviewId, isWaiting, partsKey])

  const waitedFor = useRef<string | null>(null)
  useEffect(() => {
    if (interviewId && !isWaiting && waitedFor.current === interviewId) {
      for (const listener of listeners) listener({ interviewId, text: readyText })
    }
    waitedFor.current = isWaiting ? interviewId : null
  }, [interviewId, isWaiting, readyText])
}

function isOf(input: unknown, interviewId: string | null): boolean {
  return (
    typeof input === 'object' && input !== null && 'interviewId' in input && input.interviewId === interviewId
  )
}
