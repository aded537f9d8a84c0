import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A query client for pages that change what they show.
 *
 * The library's own `invalidateQueries` asks again for what has been answered, and waits for a first answer that is
 * still on its way. That one may tell of the time before the change, and would stay; so it is asked for again too.
 */
export class ChangingQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (options?.cancelRefetch !== false) {
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
        if (query.state.data !== undefined) continue
        // Whoever waits for the answer gets the new one.
        void query.cancel({ silent: true })
        query.fetch().catch(() => undefined)
      }
    }
    return super.invalidateQueries(filters, options)
  }
}
