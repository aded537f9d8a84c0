import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A query client for pages that change what they show.
 *
 * The library's own `invalidateQueries` refetches what has loaded, and waits for a first reply that is still on its
 * way. That reply may be older than the change, and would stay; so it is fetched again too.
 */
export class ChangingQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (options?.cancelRefetch !== false) {
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
        if (query.state.data !== undefined) continue
        // Whoever waits for the reply gets the new one.
        void query.cancel({ silent: true })
        query.fetch().catch(() => undefined)
      }
    }
    return super.invalidateQueries(filters, options)
  }
}
