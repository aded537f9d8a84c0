import { useState } from 'react'
import type { Slot } from '../rules/appointment.ts'

/** The starts of the times that were free at some moment since the page opened. */
export function useSeenFree(times: readonly Slot[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const fresh = times.filter(({ isTaken, startsAt }) => !isTaken && !seen.has(startsAt))
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ startsAt }) => startsAt)]))
  return seen
}
