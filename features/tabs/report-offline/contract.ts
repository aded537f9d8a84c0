import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWirePoints, optionalWireNumber, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-offline')

/** One interview that was held in person, outside Candor. */
export const OfflineRecord = z.object({
  /** Counts from 1. */
  interviewRound: z.number(),
  /** 1 first, 2 second interview (decision N38). */
  interviewType: z.nullable(z.number()),
  /** How it was held, by its place among all rounds of the candidate (decision C70); null where that is unknown. */
  interviewFormat: z.nullable(z.enum(['leaderless', 'semiStructured'])),
  /** Epoch milliseconds. */
  createTime: z.number(),
  /** The result in the words that it came in with. */
  interviewResult: z.nullable(z.string()),
  interviewScore: z.nullable(z.number()),
  /** Plain text with line breaks. */
  interviewRemark: z.nullable(z.string()),
  suggestPosition: z.nullable(z.string()),
  interviewerName: z.nullable(z.string()),
  /** Whether it is stored but cannot be read: beside its number and time it says nothing then. */
  isUnreadable: z.optional(z.literal(true)),
})
export type OfflineRecord = z.output<typeof OfflineRecord>

/** The interviews of a candidate that were held in person, in their order. */
export const listOfflineResults = defineCall({
  method: 'POST',
  path: '/candidate/offlineInterviewResult/list',
  isRead: true,
  summary: 'The interviews of a candidate that were held in person',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' } },
  input: z.object({ jobSeekerChannelId: WireId }),
  reply: z.array(OfflineRecord),
})

/** The most rounds that one account records of a candidate: each stays, and all are read together. */
export const maxWrittenRounds = 100
/** The most characters of the interviewer's remark. */
export const maxRemarkLength = 500
/** The most characters of a result, a position or a name. */
export const maxWordsLength = 200

const Words = z.optional(z.string().check(z.trim(), z.maxLength(maxWordsLength)))

/** Records a round that was held in person. It comes after the existing ones, and is never changed. */
export const addOfflineResult = defineCall({
  method: 'POST',
  path: '/candidate/offlineInterviewResult/add',
  summary: 'Writes down an interview that was held in person',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, act: 'offline' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobSeekerChannelId: WireId,
    /** 1 first, 2 second interview; left out for any other. */
    interviewType: optionalWireNumber(1, 2),
    interviewResult: Words,
    /** Up to 5 stars, or up to 100 points. */
    interviewScore: OptionalWirePoints,
    interviewRemark: z.optional(z.string().check(z.trim(), z.maxLength(maxRemarkLength))),
    suggestPosition: Words,
    interviewerName: Words,
  }),
  reply: Nothing,
  refusals: { nothingWritten: codes.invalidInput, tooManyRounds: codes.quotaUsedUp },
})
