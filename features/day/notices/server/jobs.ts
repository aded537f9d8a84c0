import type { Job } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import { mailNotices } from './actions/mail-notices.ts'

export const jobs: readonly Job[] = [{ name: 'mailing notices', everyMs: minuteMs / 2, run: mailNotices }]
