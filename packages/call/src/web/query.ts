import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryFunctionContext,
  queryOptions,
} from '@tanstack/react-query'
import type { $ZodType } from 'zod/v4/core'
import type { AnyCall, Call, ReplyOf, SentInputOf } from '../define.ts'
import { readApi } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
  }
}

/** The meta data of a query. A type, not an interface: the library asks for a type with an index signature. */
type CallMeta = {
  /** The call that it reads, by the input in its key. */
  readonly call?: AnyCall
}

/**
 * How a query reads its call. Data that is only loaded ahead fails without a toast, as it is asked for again when it
 * shows. Automatic retries are silent: the first failure has shown its toast.
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

/** Where the next page of a list begins, in the words of its call; null after the last. */
type PageEnd = { readonly before: string | number | null } | { readonly nextCursor: string | null }

/** The field that asks for the page after one. */
function afterPage(page: PageEnd) {
  if ('before' in page) return page.before === null ? null : { before: page.before }
  return page.nextCursor === null ? null : { cursor: page.nextCursor }
}

/** A list that a call answers page by page, for `useInfiniteQuery`. It stays until that of another input is there. */
export function pagesQuery<C extends Call<$ZodType, $ZodType<PageEnd>>>(call: C, input: SentInputOf<C>) {
  return infiniteQueryOptions({
    queryKey: [call.path, input] as const,
    queryFn: (context): Promise<ReplyOf<C>> =>
      readApi(call, { ...(input as object), ...context.pageParam } as SentInputOf<C>, asQuery(context)),
    initialPageParam: null as ReturnType<typeof afterPage>,
    getNextPageParam: (page) => afterPage(page as PageEnd),
    placeholderData: keepPreviousData,
  })
}
