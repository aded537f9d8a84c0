import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Refetches everything that the page shows, to get new media addresses (decision D10).
 *
 * Resolves when the replies have come or failed; the page may be drawn with them a moment later.
 */
export function useFreshAddresses(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.refetchQueries({ type: 'active' }, { cancelRefetch: false }), [queries])
}
