import { isSameData } from '@candor/kernel/data/same-data'
import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useState } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { readDraft, type TableDraft } from '../rules/table-draft.ts'

/** The unsaved draft of one account, which survives a reload. Null while nothing was changed. */
export function useTableDraft() {
  const key = `candor.directory-table.${useSignedIn()?.userInfo.userId ?? ''}`
  const [draft, setDraft] = useState(() => readDraft(keptJson('sessionStorage', key)))
  function change(next: TableDraft | null) {
    setDraft(next)
    keepJson('sessionStorage', key, next)
  }
  /** Forgets the saved draft. Text typed since is based on the saved revision. */
  function forget(saved: TableDraft | null, revision: number) {
    setDraft((now) => (now === saved || now === null ? null : { ...now, revision }))
    const kept = readDraft(keptJson('sessionStorage', key))
    const isSaved = isSameData(kept, readDraft(saved))
    keepJson('sessionStorage', key, isSaved || kept === null ? null : { ...kept, revision })
  }
  return { draft, change, forget }
}
