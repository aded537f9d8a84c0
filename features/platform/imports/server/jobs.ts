import type { Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { forgetJobs } from './jobs/forget-jobs.ts'
import { sweepFiles } from './jobs/sweep.ts'

export const jobs: readonly Job[] = [
  { name: 'the sweep of files', everyMs: dayMs, run: sweepFiles },
  { name: 'forgetting import jobs', everyMs: dayMs, run: forgetJobs },
]
