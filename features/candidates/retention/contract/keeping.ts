import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Outcome } from '../../persons/contract.ts'

const defineCall = callsOf('retention')

/** The longest reason for keeping a candidate longer, in characters. */
export const maxReasonLength = 300

const ofCandidate = { candidate: 'jobseekerChannelId' } as const
const WireDay = z.string().check(z.trim(), z.maxLength(10))
const SeenDay = z.optional(z.nullable(WireDay))

/** When a candidate is erased, and why then. */
export const readCandidateRetention = defineCall({
  method: 'GET',
  path: '/candidate/retention/detail',
  summary: 'When a candidate is erased, why, and who keeps it longer',
  access: { report: 'candidate', by: ofCandidate },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    /** Months for which the company keeps candidates after their outcome. */
    months: z.number(),
    outcome: Outcome,
    /** UTC day, as every day here; null without an outcome. */
    outcomeDay: z.nullable(z.string()),
    /** Null without an outcome. */
    eraseDay: z.nullable(z.string()),
    /** What the day follows from; null without an outcome. */
    cause: z.nullable(z.enum(['outcome', 'kept', 'waits', 'arrived'])),
    kept: z.nullable(
      z.object({
        until: z.string(),
        /** Reason and name are null for interviewers. */
        reason: z.nullable(z.string()),
        byName: z.nullable(z.string()),
      }),
    ),
    /** The last day until which it can be kept now. */
    lastDay: z.string(),
    today: z.string(),
    may: z.object({ keep: z.boolean() }),
  }),
})

/** Keeps a candidate longer, or changes until when and why. */
export const keepCandidate = defineCall({
  method: 'POST',
  path: '/candidate/retention/keep',
  summary: 'Keeps a candidate longer than the company’s time',
  access: { report: 'candidate', by: ofCandidate, act: 'edit' },
  sends: 'json',
  input: z.strictObject({
    jobseekerChannelId: WireId,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReasonLength)),
    /** UTC day, at most 36 months ahead. */
    until: WireDay,
    /** The day that the caller saw; null or left out: nobody kept it. */
    seen: SeenDay,
  }),
  reply: z.object({ until: z.string() }),
  refusals: {
    noDay: codes.invalidInput,
    pastDay: codes.invalidInput,
    lateDay: codes.invalidInput,
    keptByColleague: codes.changedMeanwhile,
  },
})

/** Ends the keeping of a candidate: the company's time holds for it again. */
export const endKeeping = defineCall({
  method: 'POST',
  path: '/candidate/retention/end',
  summary: 'Ends that a candidate is kept longer',
  access: { report: 'candidate', by: ofCandidate, act: 'edit' },
  sends: 'json',
  input: z.strictObject({ jobseekerChannelId: WireId, seen: WireDay }),
  reply: Nothing,
  refusals: { keptByColleague: codes.changedMeanwhile },
})
