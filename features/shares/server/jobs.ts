import type { Job } from '@candor/db/database'
import { forgetVisits } from './queries.ts'

const hourMs = 60 * 60 * 1000

export const jobs: readonly Job[] = [
  { name: 'forgetting visits', everyMs: hourMs, run: ({ db, clock }) => forgetVisits(db, clock.now()) },
]
