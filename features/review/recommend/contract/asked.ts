import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('recommend')

/** The most recommendations of a candidate in a reply: the newest. */
export const maxAsked = 200

/** The most remarks of one recommendation in a reply: the newest. */
export const maxAskedNotes = 20

/**
 * The answer to a recommendation. `covered` stands for an answer that the reader may not see (yet); `withdrawn` for a
 * recommendation that was taken back.
 */
export const answerStates = [
  'pending',
  'accepted',
  'pass',
  'wait',
  'reject',
  'declined',
  'covered',
  'withdrawn',
] as const

const AskedColleague = z.object({
  recommendationId: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** Null for an import. */
  askedBy: z.nullable(z.string()),
  /** Epoch milliseconds. */
  askedAt: z.number(),
  /** Name of the stage in the caller's language. */
  stageName: z.string(),
  /** The first one first. A remark that the reader may not see is left out, and `hasCoveredNotes` says so. */
  notes: z.array(z.object({ userName: z.nullable(z.string()), note: z.string(), writtenAt: z.number() })),
  hasCoveredNotes: z.boolean(),
  answer: z.object({
    state: z.enum(answerStates),
    /** Epoch milliseconds; null while pending or covered, and where an import does not tell. */
    at: z.nullable(z.number()),
    /** Empty without words. */
    text: z.string(),
    reasons: z.array(z.string()),
    /** The account that took the recommendation back; null for any other answer. */
    by: z.nullable(z.string()),
  }),
  /** Epoch milliseconds of the last reminder to the colleague about this candidate; null without one. */
  remindedAt: z.nullable(z.number()),
  /** Epoch milliseconds from which the caller may remind the colleague; null where the caller may not. */
  mayRemindFrom: z.nullable(z.number()),
  mayWithdraw: z.boolean(),
})

/** The colleagues who were asked about a candidate, with their answers, newest first. */
export const listAsked = defineCall({
  method: 'GET',
  path: '/candidate/interviewer/asked',
  summary: 'Whom colleagues asked about a candidate, and the answers',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' } },
  onFailure: ['signIn'],
  input: z.object({ jobSeekerChannelId: WireId }),
  reply: z.array(AskedColleague),
})
