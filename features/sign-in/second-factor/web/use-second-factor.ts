import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecondFactor } from '../contract.ts'

export type Factors = ReplyOf<typeof getSecondFactor>

/** The second factors of the own account. */
export function useSecondFactor() {
  return useQuery(callQuery(getSecondFactor, {}))
}

/** Reloads them after a change. */
export function useFactorsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [getSecondFactor.path] })
}
