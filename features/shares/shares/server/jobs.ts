import type { Job } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { forgetVisits } from './queries/visits.ts'

export const jobs: readonly Job[] = [
  { name: 'forgetting visits', everyMs: hourMs, run: ({ db, clock }) => forgetVisits(db, clock.now()) },
]
