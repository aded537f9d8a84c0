import type { Job } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { tellLimits } from './actions/tell-limits.ts'

export const jobs: readonly Job[] = [
  { name: 'telling who is past a limit', everyMs: hourMs / 2, run: tellLimits },
]
