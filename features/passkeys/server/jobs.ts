import type { Job } from '@candor/db/database'
import { forgetChallenges } from './queries/challenges.ts'

const hourMs = 60 * 60 * 1000

export const jobs: readonly Job[] = [
  {
    name: 'forgetting passkeys that nobody made or used',
    everyMs: hourMs,
    run: ({ db, clock }) => forgetChallenges(db, clock.now()),
  },
]
