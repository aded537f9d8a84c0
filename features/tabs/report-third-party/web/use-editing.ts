import { useEffect, useState } from 'react'
import { listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'

/** The evaluation that a form writes: a new one, or that of an id. */
export type Editing = { readonly id: string | null }

const subject = 'third-party'

/** The subject of a form's draft. */
export function draftSubject({ id }: Editing): string {
  return id === null ? subject : `${subject}:${id}`
}

function editingOf(draft: string): Editing | null {
  if (draft === subject) return { id: null }
  return draft.startsWith(`${subject}:`) ? { id: draft.slice(subject.length + 1) } : null
}

/** Whether the list shows or a form (R4-039). A form whose submit did not reach the server is open from the start. */
export function useEditing(candidateId: string) {
  const accountId = useSignedIn()?.userInfo.userId
  const [editing, setEditing] = useState<Editing | null>(null)
  useEffect(() => {
    if (!accountId) return
    let isOver = false
    void listUnsent(accountId).then((drafts) => {
      const ours = drafts.filter((draft) => draft.candidateId === candidateId)
      const [unsent] = ours.flatMap((draft) => editingOf(draft.subject) ?? [])
      if (unsent && !isOver) setEditing((current) => current ?? unsent)
    })
    return () => {
      isOver = true
    }
  }, [accountId, candidateId])
  return { editing, setEditing }
}
