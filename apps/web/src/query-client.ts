import { isUnreadable } from '@candor/call/web/failure-words'
import { ChangingQueryClient } from '@candor/call/web/query-client'
import { CallFailure } from '@candor/call/web/send'

/**
 * A refusal stays a refusal: only a call without an answer, or a fault of the server, is tried once more. What is stored
 * and cannot be read stays so as well.
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
      // Without a connection a query fails, and the page says so, rather than waiting without a word.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
  },
})
