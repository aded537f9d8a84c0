import type { AppServices, Job } from '@candor/db/database'
import { flushSeen } from './gate/seen.ts'

export const jobs: readonly Job[] = [
  { name: 'noting sessions in use', everyMs: 5_000, run: ({ db }: AppServices) => flushSeen(db) },
]
