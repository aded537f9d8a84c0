import type { Job } from '@candor/db/database'
import { keepIndex } from './actions/keep-index.ts'

/** A changed text is found within a second. */
export const jobs: readonly Job[] = [
  { name: 'writing the passages of the search', everyMs: 300, run: keepIndex },
]
