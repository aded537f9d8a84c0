import { useState } from 'react'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { readDraft, type TableDraft } from '../rules/table-draft.ts'

function readKept(place: string): TableDraft | null {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
  } catch {
    // The browser keeps nothing, or something else.
    return null
  }
}

function keep(place: string, draft: TableDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft))
    else sessionStorage.removeItem(place)
  } catch {
    // Where the browser keeps nothing, the draft lives as long as the page.
  }
}

/** What was typed and not saved yet; it survives a reload, and belongs to one account. Null while nothing was changed. */
export function useTableDraft(): [TableDraft | null, (draft: TableDraft | null) => void] {
  const place = `candor.directory-table.${useSignedIn()?.userInfo.userId ?? ''}`
  const [draft, setDraft] = useState(() => readKept(place))
  function change(next: TableDraft | null) {
    setDraft(next)
    keep(place, next)
  }
  return [draft, change]
}
