import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { listDay } from '../../contract.ts'
import { readDay } from '../../rules/wire.ts'

/** The interviews of today and of the two weeks after it, in a time zone. */
export function useDay(timeZone: string) {
  return useQuery({
    ...callQuery(listDay, { zone: timeZone }),
    select: readDay,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })
}
