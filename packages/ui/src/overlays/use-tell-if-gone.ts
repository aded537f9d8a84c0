import type { CallFailure } from '@candor/call/web/send'
import { useCallback } from 'react'
import { useIsMounted } from '../loading/use-is-mounted.ts'
import { useToasts } from './toast.tsx'

/**
 * Returns a function that shows a failure as a toast where the component is gone by then, and nothing else has told it.
 *
 * A form shows its refusal itself; whoever closed it while the call was under way would learn nothing of it.
 */
export function useTellIfGone(): (failure: CallFailure) => void {
  const { notify } = useToasts()
  const isMounted = useIsMounted()
  return useCallback(
    (failure) => {
      if (!failure.isTold && !isMounted()) notify({ kind: 'danger', text: failure.message })
    },
    [notify, isMounted],
  )
}
