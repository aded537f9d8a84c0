import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { listShortListPositions } from '../contract.ts'
import { readPositions } from '../rules/wire.ts'

/** The positions with candidates that the viewer reaches. */
export function usePositions() {
  return useQuery({ ...callQuery(listShortListPositions, {}), select: readPositions })
}
