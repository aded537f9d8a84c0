import type { InputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import { changeTableRow, readTable, setTable } from '../contract.ts'

export type TableChange = Omit<InputOf<typeof setTable>, 'importId' | 'revision'>
export type RowChange = Omit<InputOf<typeof changeTableRow>, 'rowId' | 'revision'>
export type ChangedRow = Pick<TableImport['wrong'][number], 'rowId' | 'revision'>

/** An opened table, and the ways to change it. One change at a time: each names the revision that it is based on. */
export function useTable(importId: string) {
  const t = useTranslations('table-import')
  const queries = useQueryClient()
  const { notify } = useToasts()
  const [isBusy, setIsBusy] = useState(false)
  const asked = callQuery(readTable, { importId })
  const query = useQuery(asked)
  async function keep(change: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await change()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('saveFailed', { reason: failure.message }) })
    } finally {
      await queries.invalidateQueries({ queryKey: asked.queryKey })
      setIsBusy(false)
    }
  }
  const revision = query.data?.revision ?? 0
  const set = (change: TableChange) => void keep(() => callApi(setTable, { importId, revision, ...change }))
  const changeRow = (row: ChangedRow, change: RowChange) =>
    void keep(() => callApi(changeTableRow, { rowId: row.rowId, revision: row.revision, ...change }))
  return { query, isBusy, set, changeRow }
}

export type TableActs = Pick<ReturnType<typeof useTable>, 'isBusy' | 'set' | 'changeRow'>
