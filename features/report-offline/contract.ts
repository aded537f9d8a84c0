import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-offline')

/** One interview that was held in person, outside Candor. */
export const OfflineRecord = z.object({
  /** Counts from 1. */
  interviewRound: z.number(),
  /** 1 first, 2 second interview (decision N38). */
  interviewType: z.nullable(z.number()),
  /** Epoch milliseconds. */
  createTime: z.number(),
  /** In the words that it came in with. */
  interviewResult: z.nullable(z.string()),
  interviewScore: z.nullable(z.number()),
  /** Plain text with line breaks. */
  interviewRemark: z.nullable(z.string()),
  suggestPosition: z.nullable(z.string()),
  interviewerName: z.nullable(z.string()),
})
export type OfflineRecord = z.output<typeof OfflineRecord>

/** The interviews of a candidate that were held in person, in their order. */
export const listOfflineResults = defineCall({
  method: 'POST',
  path: '/candidate/offlineInterviewResult/list',
  summary: 'The interviews of a candidate that were held in person',
  access: 'reader',
  input: z.object({ jobSeekerChannelId: WireId }),
  reply: z.array(OfflineRecord),
})
