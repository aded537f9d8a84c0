import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useState } from 'react'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { readDraft, type TableDraft } from '../rules/table-draft.ts'

/** The unsaved changes, which survive a reload and belong to one account. Null without changes. */
export function useTableDraft(): [TableDraft | null, (draft: TableDraft | null) => void] {
  const key = `candor.directory-table.${useSignedIn()?.userInfo.userId ?? ''}`
  const [draft, setDraft] = useState(() => readDraft(keptJson('sessionStorage', key)))
  function change(next: TableDraft | null) {
    setDraft(next)
    keepJson('sessionStorage', key, next)
  }
  return [draft, change]
}
