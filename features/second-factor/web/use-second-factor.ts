import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecondFactor } from '../contract.ts'

export type Factors = ReplyOf<typeof getSecondFactor>

/** The second factors of one's own account. */
export function useSecondFactor() {
  return useQuery(callQuery(getSecondFactor, {}))
}

/** Asks anew for them, once they have changed. */
export function useFactorsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [getSecondFactor.path] })
}
