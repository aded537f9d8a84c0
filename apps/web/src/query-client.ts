import { isUnreadable } from '@candor/call/web/failure-words'
import { ChangingQueryClient } from '@candor/call/web/query-client'
import { CallFailure } from '@candor/call/web/send'

/**
 * Retries once, and only a call without a reply or with a server error. A refusal is final, and so is a stored document
 * that cannot be read.
 */
function isWorthRetrying(tries: number, error: Error): boolean {
  return tries < 1 && error instanceof CallFailure && error.code === null && !isUnreadable(error)
}

export const queryClient = new ChangingQueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Without a connection a query fails, so that the page can say so, instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
  },
})
