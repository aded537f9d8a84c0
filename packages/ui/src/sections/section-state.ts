import { failureWords } from '@candor/call/web/failure-words'
import type { SectionState } from './section-body.tsx'

/** What a section reads off a query. */
export interface SectionQuery {
  readonly data: unknown
  readonly error: Error | null
  readonly isPending: boolean
  readonly isEnabled: boolean
  readonly isError: boolean
  /** Whether only the next page of a list failed. */
  readonly isFetchNextPageError?: boolean
  readonly refetch: () => unknown
}

/**
 * The state of a section that draws what a query loads; `failed` says that nothing could be loaded.
 *
 * What was loaded stays when a later load fails. Of a stored part that cannot be read the server says so itself.
 * `instead` stands in place of the content once it is known, as where there is none; what is never asked for is known.
 */
export function sectionState(
  query: SectionQuery,
  failed: string,
  instead: SectionState | false = false,
): SectionState {
  const onRetry = () => void query.refetch()
  if (query.isPending && query.isEnabled) return { kind: 'loading' }
  if (query.isError && query.data === undefined) {
    return { kind: 'failed', message: failureWords(query.error, failed), onRetry }
  }
  if (query.isError && !query.isFetchNextPageError) return { kind: 'stale', onRetry }
  return instead || { kind: 'ready' }
}
