import { callQuery } from '@candor/call/web/query'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getPosition } from '../../positions/contract.ts'
import { readBoard, readBoardVersion } from '../contract.ts'
import type { ListAddress } from '../rules/list.ts'
import { type BoardPerson, readWire } from '../rules/wire.ts'

/** How often a page in view asks whether somebody else moved a candidate. */
const lookMs = 8_000

/** Asks for the board again, and for the counts in the head of its position. */
export function askAgain(queries: QueryClient): void {
  for (const call of [readBoard, getPosition]) void queries.invalidateQueries({ queryKey: [call.path] })
}

/** The board of a position. A move of another person appears while the page is in view. */
export function useBoard(positionId: string, isMoving: boolean) {
  const queries = useQueryClient()
  const query = useQuery({ ...callQuery(readBoard, { positionId }), select: readWire, staleTime: 0 })
  const seen = query.data?.version
  const { data: latest } = useQuery({
    ...callQuery(readBoardVersion, { positionId }),
    enabled: seen !== undefined,
    staleTime: 0,
    refetchInterval: lookMs,
    refetchOnWindowFocus: true,
  })
  useEffect(() => {
    if (isMoving || !latest || seen === undefined || latest.version === seen) return
    askAgain(queries)
  }, [queries, isMoving, latest, seen])
  return query
}

/**
 * The people of the board, with those that a filter of the list reaches beyond the most that a reply holds.
 */
export function usePeople(
  positionId: string,
  board: { readonly people: readonly BoardPerson[]; readonly leftOut: number } | undefined,
  { find, stage, not }: Pick<ListAddress, 'find' | 'stage' | 'not'>,
): readonly BoardPerson[] {
  const stageId = not === 1 ? undefined : stage
  const isBeyond = (board?.leftOut ?? 0) > 0 && Boolean(find || stageId)
  const { data: more } = useQuery({
    ...callQuery(readBoard, { positionId, ...(find && { name: find }), ...(stageId && { stageId }) }),
    select: readWire,
    enabled: isBeyond,
  })
  return useMemo(() => {
    const people = board?.people ?? []
    if (!isBeyond || !more) return people
    const here = new Set(people.map(({ candidateId }) => candidateId))
    return [...people, ...more.people.filter(({ candidateId }) => !here.has(candidateId))]
  }, [board, isBeyond, more])
}
