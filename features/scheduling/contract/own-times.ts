import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { WireTime } from './offering.ts'

const defineCall = callsOf('scheduling')

const Times = z.array(z.object({ startTime: WireTime, endTime: WireTime }))

/** The most times that an interviewer says to be free. */
export const maxFreeTimes = 60

/** When an interviewer is free from now on, as they say themselves. */
export const listInterviewerTimes = defineCall({
  method: 'GET',
  path: '/candidate/interviewer/search/interviewer/time/plan',
  summary: 'When an interviewer is free for interviews',
  access: 'user',
  onFailure: ['toast'],
  input: z.object({
    /** The caller when left out. */
    interviewerId: OptionalWireId,
    /** Read by other clients; their own times are the same for all interviews. */
    interviewPlanId: z.optional(z.string().check(z.maxLength(128))),
  }),
  reply: z.array(
    z.object({
      /** YYYY-MM-DD, in the company's zone. */
      date: z.string(),
      /** Epoch milliseconds, as the end. */
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
})

/** Says when the caller is free, in place of what they said before. */
export const saveInterviewerTimes = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/save/interviewer/time/plan',
  summary: 'Says when the caller is free for interviews',
  access: 'user',
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    /** The caller; nobody speaks for somebody else. */
    interviewerId: OptionalWireId,
    interviewPlanId: z.optional(z.string().check(z.maxLength(128))),
    times: Times.check(z.maxLength(maxFreeTimes)),
    /** What these were made from, as it was listed; where something else is stored by now, nothing is changed. */
    instead: z.optional(Times.check(z.maxLength(maxFreeTimes))),
  }),
  reply: Nothing,
  refusals: {
    endBeforeStart: codes.invalidInput,
    timeOver: codes.invalidInput,
    timeTwice: codes.invalidInput,
    tooLong: codes.invalidInput,
    tooFarAhead: codes.invalidInput,
    savedElsewhere: codes.changedMeanwhile,
  },
})
