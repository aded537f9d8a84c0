import type { QueryClient } from '@tanstack/react-query'

/** What tells of planned interviews: with whom, when, how they were answered, which times are offered, and what was found. */
const beginnings = ['/candidate/interviewPlan/', '/candidate/schedule/']

/** Asks anew for all that a planned interview shows in, once something about one has changed. Resolves once what is in view is there. */
export function refreshPlans(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && beginnings.some((beginning) => path.startsWith(beginning)),
  })
}
