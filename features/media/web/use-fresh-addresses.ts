import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Asks anew for all that the page shows, for the sake of its media addresses (decision D10).
 *
 * Resolves once it was answered, or could not be; the page may be drawn with it a moment later.
 */
export function useFreshAddresses(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.refetchQueries({ type: 'active' }, { cancelRefetch: false }), [queries])
}
