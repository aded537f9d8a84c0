import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type DropRow, type FieldName, fieldNames } from '../contract/row.ts'
import { changeDropRow, readDrop } from '../contract.ts'
import { senderOf } from './sending.ts'

export type Drop = ReplyOf<typeof readDrop>

/** What a person changes in a row. */
export type RowEdit = Partial<Record<FieldName, string | null>> & { isLeft?: boolean; isNotSame?: boolean }
export type ChangeRow = (dropFileId: string, edit: RowEdit) => void

/** How often a drop is read while something of it changes on the server. */
const pollMs = 1_000

const isMoving = ({ state }: DropRow) => state === 'waiting' || state === 'reading' || state === 'adding'

function withEdit(row: DropRow, edit: RowEdit): DropRow {
  const fields = { ...row.fields }
  for (const name of fieldNames) {
    const written = edit[name]
    if (written !== undefined) fields[name] = { ...fields[name], written }
  }
  return { ...row, fields, isLeft: edit.isLeft ?? row.isLeft, isNotSame: edit.isNotSame ?? row.isNotSame }
}

const withRow = (drop: Drop, dropFileId: string, change: (row: DropRow) => DropRow): Drop => ({
  ...drop,
  rows: drop.rows.map((row) => (row.dropFileId === dropFileId ? change(row) : row)),
})

/** Keeps changes of rows: shown at once, and stored one after the other for each row. */
function useChanges(dropId: string) {
  const queries = useQueryClient()
  const { notify } = useToasts()
  const key = callQuery(readDrop, { dropId }).queryKey
  const latest = useRef(new Map<string, Promise<void>>())
  const pending = useRef(0)

  const update = (dropFileId: string, change: (row: DropRow) => DropRow) =>
    queries.setQueryData<Drop>(key, (drop) => drop && withRow(drop, dropFileId, change))

  async function store(dropFileId: string, edit: RowEdit) {
    const drop = queries.getQueryData<Drop>(key)
    const row = drop?.rows.find((one) => one.dropFileId === dropFileId)
    if (!row) return
    try {
      const { revision } = await callApi(changeDropRow, { dropFileId, revision: row.revision, ...edit })
      update(dropFileId, (before) => ({ ...before, revision }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: failure.message })
      await queries.invalidateQueries({ queryKey: key })
    }
  }

  const change: ChangeRow = (dropFileId, edit) => {
    pending.current += 1
    // A reply that is on its way does not know the change.
    void queries.cancelQueries({ queryKey: key })
    update(dropFileId, (row) => withEdit(row, edit))
    const before = latest.current.get(dropFileId) ?? Promise.resolve()
    const next = before
      .then(() => store(dropFileId, edit))
      .finally(() => {
        pending.current -= 1
        // Twins and same persons follow from the stored values.
        if (pending.current === 0) void queries.invalidateQueries({ queryKey: key })
      })
    latest.current.set(dropFileId, next)
  }
  const settled = async () => void (await Promise.all(latest.current.values()))
  return { change, settled, isPending: () => pending.current > 0 }
}

/** A drop with its rows, read again while files come in, are read or are added. */
export function useDrop(dropId: string) {
  const sender = senderOf(dropId)
  const sending = useSyncExternalStore(
    useCallback((listener: () => void) => sender.watch(listener), [sender]),
    () => sender.sending,
  )
  const isSending = sending.done < sending.all
  const { change, settled, isPending } = useChanges(dropId)
  const query = useQuery({
    ...callQuery(readDrop, { dropId }),
    refetchInterval: ({ state: { data } }) =>
      !isPending() && (isSending || data?.rows.some(isMoving)) ? pollMs : false,
  })
  const { refetch } = query
  const wasSending = useRef(isSending)
  useEffect(() => {
    if (wasSending.current && !isSending) void refetch()
    wasSending.current = isSending
  }, [isSending, refetch])
  return { query, sending, sender, isSending, change, settled }
}
