import type { Job } from '@candor/db/database'
import { forgetJobs } from './jobs/forget-jobs.ts'
import { sweepFiles } from './jobs/sweep.ts'

const dayMs = 24 * 60 * 60 * 1000

export const jobs: readonly Job[] = [
  { name: 'the sweep of files', everyMs: dayMs, run: sweepFiles },
  { name: 'forgetting import jobs', everyMs: dayMs, run: forgetJobs },
]
