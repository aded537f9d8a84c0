import { useEffect, useState } from 'react'
import { listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { draftSubject } from './use-round-form.ts'

/** Whether the form shows. It is open from the start if the submit of a round did not reach the server. */
export function useWriting(candidateId: string) {
  const accountId = useSignedIn()?.userInfo.userId
  const [isWriting, setIsWriting] = useState(false)
  useEffect(() => {
    if (!accountId) return
    let isOver = false
    void listUnsent(accountId).then((drafts) => {
      const isUnsent = drafts.some(
        (draft) => draft.candidateId === candidateId && draft.subject === draftSubject,
      )
      if (isUnsent && !isOver) setIsWriting(true)
    })
    return () => {
      isOver = true
    }
  }, [accountId, candidateId])
  return { isWriting, setIsWriting }
}
