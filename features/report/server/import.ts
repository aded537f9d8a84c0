import type { Database } from '@candor/db/database'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { interviewPart } from '../../imports/rules/part.ts'
import { putInterviewDocument } from '../../interviews/server/queries.ts'

export const aiNoticeKey = 'aiNotice'

const aiNotice = interviewPart<Database>()({
  key: aiNoticeKey,
  /** `sentAt` in epoch milliseconds, up to the year 9999. */
  schema: z.strictObject({ sentAt: z.int().check(z.minimum(0), z.maximum(latestTime)) }),
  store: (context, value) => putInterviewDocument(context.db, context, aiNoticeKey, value, context.now),
})

export const parts = [aiNotice]
