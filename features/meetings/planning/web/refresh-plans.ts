import type { QueryClient } from '@tanstack/react-query'

/** Beginnings of the paths of all calls about planned interviews: people, times, answers, offers and feedback. */
const beginnings = ['/candidate/interviewPlan/', '/candidate/schedule/']

/**
 * Refetches everything that shows planned interviews, after one has changed. Resolves when the data in view have come.
 */
export function refreshPlans(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && beginnings.some((beginning) => path.startsWith(beginning)),
  })
}
