import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

export const aiNoticeKey = 'aiNotice'

/** `sentAt` in epoch milliseconds, up to the year 9999. */
const AiNotice = z.strictObject({ sentAt: z.int().check(z.minimum(0), z.maximum(latestTime)) })

export const parts = [interviewDocument(aiNoticeKey, AiNotice)]
