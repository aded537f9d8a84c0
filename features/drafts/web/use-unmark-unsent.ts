import { useEffect } from 'react'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { unmarkUnsent } from './draft-store.ts'

/**
 * Tells no more of what was not sent about a candidate and cannot be sent any more. `isOver` is asked by subject, and
 * again whenever it is another function.
 */
export function useUnmarkUnsent(candidateId: string | undefined, isOver: (subject: string) => boolean): void {
  const accountId = useSignedIn()?.userInfo.userId
  useEffect(() => {
    if (accountId && candidateId) void unmarkUnsent({ accountId, candidateId }, isOver)
  }, [accountId, candidateId, isOver])
}
