import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Mention } from '../../review/mentions/contract/mention.ts'

const defineCall = callsOf('report-remarks')

/** The estimate mode of remarks (decision C17). */
export const remarkMode = 8

/** A colleague's remark on a candidate. */
export const RemarkEntry = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  createdTime: z.number(),
  estimateType: z.number(),
  estimateUserName: z.string(),
  /** Plain text with line breaks. */
  estimateContent: z.string(),
  estimateScore: z.nullable(z.number()),
  /** 1 pass, 2 reject, 3 wait (decision C18). */
  result: z.nullable(z.number()),
  /** Code of where it was written. */
  source: z.nullable(z.number()),
  /** Whether it stands for the imported remarks, which are stored but cannot be read: it says nothing else. */
  isUnreadable: z.optional(z.literal(true)),
  /** What only remarks written here have; absent for imported ones. */
  written: z.optional(
    z.object({
      /** Number of the present text, from 1. */
      revision: z.number(),
      /** Whether the author changed the text. */
      isChanged: z.boolean(),
      /** Whether the caller wrote it. */
      isOwn: z.boolean(),
      mentions: z.array(Mention),
    }),
  ),
})
export type RemarkEntry = z.output<typeof RemarkEntry>

/**
 * The remarks on a candidate, newest first; without a mode the evaluations in the same form, those of one stage if
 * given.
 */
export const selectAllEstimate = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/selectAllEstimate',
  summary: 'The remarks on a candidate, or the evaluations one by one',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    interviewId: OptionalWireId,
    estimateMode: optionalWireNumber(remarkMode, remarkMode),
    recommendStageId: OptionalWireId,
  }),
  reply: z.array(RemarkEntry),
})
