import { failureWords } from '@candor/call/web/failure-words'
import type { SectionState } from './section-body.tsx'

/** The fields of a query that a section reads. */
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
 * The state of a section that draws a query's data; `failed` is the text of a failure.
 *
 * Loaded data stay when a later load fails. For a stored part that cannot be read the server's text is shown. `instead`
 * replaces the content once the data are known, for example where there are none; a disabled query counts as known.
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

/** Whether a section in this state draws its content: also while a later load has failed. */
export function showsContent({ kind }: SectionState): boolean {
  return kind === 'ready' || kind === 'stale'
}
