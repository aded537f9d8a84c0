import { queryOptions } from '@tanstack/react-query'
import type { AnyCall, ReplyOf, SentInputOf } from '../define.ts'
import { readApi } from './api.ts'

/**
 * A call as a query: `useQuery(callQuery(call, input))`. Equal inputs share one answer.
 *
 * What is only loaded ahead fails without a toast: it is asked for again when it shows.
 */
export function callQuery<C extends AnyCall>(call: C, input: SentInputOf<C>) {
  return queryOptions({
    queryKey: [call.path, input] as const,
    queryFn: ({ signal, client, queryKey }): Promise<ReplyOf<C>> =>
      readApi(call, input, {
        signal,
        isShown: () => client.getQueryCache().find({ queryKey })?.isActive() ?? false,
      }),
  })
}
