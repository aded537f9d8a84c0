import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { AnyCall, ReplyOf, SentInputOf } from '../define.ts'
import { readApi } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
  }
}

/** What a query tells of itself. No interface: the library asks for a type that might have any other name as well. */
type CallMeta = {
  /** The call that it reads, by the input in its key. */
  readonly call?: AnyCall
}

/**
 * How a query reads its call: what is only loaded ahead fails without a toast, as it is asked for again when it shows. A
 * second try that is made by itself says nothing that the first has said.
 */
export function asQuery({ signal, client, queryKey }: Omit<QueryFunctionContext, 'pageParam' | 'direction'>) {
  const query = client.getQueryCache().find({ queryKey })
  const isSilent = query !== undefined && query.state.fetchFailureCount > 0
  return { signal, isSilent, isShown: () => query?.isActive() ?? false }
}

/** A call as a query: `useQuery(callQuery(call, input))`. Equal inputs share one answer. */
export function callQuery<C extends AnyCall>(call: C, input: SentInputOf<C>) {
  return queryOptions({
    queryKey: [call.path, input] as const,
    queryFn: (context): Promise<ReplyOf<C>> => readApi(call, input, asQuery(context)),
    meta: { call },
  })
}
