import { useEffect } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { unmarkUnsent } from './draft-store.ts'

/**
 * Removes the unsent marks about a candidate for subjects that are over. It runs again whenever `isOver` is another
 * function.
 */
export function useUnmarkUnsent(candidateId: string | undefined, isOver: (subject: string) => boolean): void {
  const accountId = useSignedIn()?.userInfo.userId
  useEffect(() => {
    if (accountId && candidateId) void unmarkUnsent({ accountId, candidateId }, isOver)
  }, [accountId, candidateId, isOver])
}
