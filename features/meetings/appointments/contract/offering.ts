import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('appointments')

/** The most times in one offer. */
export const maxTimes = 60

/** Epoch milliseconds. */
export const EpochMs = wireNumber(0, latestTime)

const OfferedTimes = z.object({
  /** The number of changes of the offer; a change names the revision that it is based on. */
  revision: z.number(),
  times: z.array(
    z.object({
      startTime: z.number(),
      endTime: z.number(),
      /** `left`: the candidate had chosen it, and moved to another one. */
      state: z.enum(['open', 'chosen', 'left']),
      /** Whether an interviewer has a conflict by now. */
      isTaken: z.boolean(),
    }),
  ),
  /** The candidate's text: why no time suits, or why they cancelled. */
  reason: z.nullable(z.string()),
})

/** The times that are offered to a candidate for one planned interview. */
export const listOfferedTimes = defineCall({
  method: 'GET',
  path: '/candidate/schedule/offers',
  summary: 'The times that a candidate is offered for a planned interview',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, needs: 'planInterview' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, interviewPlanId: WireId }),
  reply: OfferedTimes,
})

/**
 * Replaces the times that are offered to a candidate, and mails them the link to choose one. An empty list withdraws
 * the offer: the links end. A change names the `revision` that it began from; a colleague may have offered other times
 * since.
 */
export const offerTimes = defineCall({
  method: 'POST',
  path: '/candidate/schedule/offer',
  summary: 'Offers a candidate times for a planned interview',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'plan' },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    interviewPlanId: WireId,
    revision: z.optional(wireNumber(0, 2_000_000_000)),
    times: z.array(z.object({ startTime: EpochMs, endTime: EpochMs })).check(z.maxLength(maxTimes)),
  }),
  /** Without an e-mail address nothing is mailed: the recruiter passes the link on. */
  reply: z.object({ isMailed: z.boolean() }),
  refusals: {
    endBeforeStart: codes.invalidInput,
    timeOver: codes.invalidInput,
    timeTwice: codes.invalidInput,
    tooLong: codes.invalidInput,
    tooFarAhead: codes.invalidInput,
    offeredMeanwhile: codes.changedMeanwhile,
    planOver: codes.changedMeanwhile,
  },
})

/** Makes one more link to the offered times, for the recruiter to pass on. Only this reply has it. */
export const makeScheduleLink = defineCall({
  method: 'POST',
  path: '/candidate/schedule/link',
  summary: 'A link by which a candidate chooses a time, to be handed over',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, interviewPlanId: WireId }),
  reply: z.object({ address: z.string(), expiresAt: z.number() }),
  refusals: { planOver: codes.changedMeanwhile },
})
