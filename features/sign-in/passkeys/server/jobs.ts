import type { Job } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { forgetChallenges } from './queries/challenges.ts'

export const jobs: readonly Job[] = [
  {
    name: 'forgetting passkeys that nobody made or used',
    everyMs: hourMs,
    run: ({ db, clock }) => forgetChallenges(db, clock.now()),
  },
]
