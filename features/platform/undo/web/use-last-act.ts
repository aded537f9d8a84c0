import { callQuery } from '@candor/call/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listUndoable, listUndoableOf, type UndoableAct } from '../contract.ts'
import { closedUntil, countNotes, subscribeUndoable } from './undo-hint.ts'

/** The newest own act that can be undone and whose notice is not closed; null without one. */
export function useLastAct(): UndoableAct | null {
  const queries = useQueryClient()
  const notes = useSyncExternalStore(subscribeUndoable, countNotes, () => 0)
  const closed = useSyncExternalStore(subscribeUndoable, closedUntil, () => 0)
  const { data, dataUpdatedAt } = useQuery(callQuery(listUndoable, {}))
  const [now, setNow] = useState(0)

  // The first list loads by itself.
  useEffect(() => {
    if (notes === 0) return
    void queries.invalidateQueries({ queryKey: [listUndoable.path] })
    void queries.invalidateQueries({ queryKey: [listUndoableOf.path] })
  }, [notes, queries])

  // An act on many has a notice of its own, which undoes the whole of it.
  const last = data?.find(({ isOwn, at, bulkId }) => isOwn && bulkId === null && at > closed) ?? null
  const endsAt = last ? dataUpdatedAt + last.leftMs : 0
  useEffect(() => {
    if (endsAt === 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, endsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  return last !== null && endsAt > now ? last : null
}
