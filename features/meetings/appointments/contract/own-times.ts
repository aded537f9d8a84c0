import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { EpochMs } from './offering.ts'

const defineCall = callsOf('appointments')

const Times = z.array(z.object({ startTime: EpochMs, endTime: EpochMs }))

/** The most times in an interviewer's availability. */
export const maxFreeTimes = 60

/** An interviewer's availability from now on. */
export const listInterviewerTimes = defineCall({
  method: 'GET',
  path: '/candidate/interviewer/search/interviewer/time/plan',
  summary: 'When an interviewer is free for interviews',
  access: 'user',
  onFailure: ['toast'],
  input: z.object({
    /** The caller when left out. */
    interviewerId: OptionalWireId,
    /** Other clients send it; the availability is the same for all interviews. */
    interviewPlanId: z.optional(z.string().check(z.maxLength(128))),
  }),
  reply: z.array(
    z.object({
      /** YYYY-MM-DD, in the company's time zone. */
      date: z.string(),
      /** Epoch milliseconds, as the end. */
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
})

/** Replaces the caller's availability. */
export const saveInterviewerTimes = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/save/interviewer/time/plan',
  summary: 'Says when the caller is free for interviews',
  access: 'user',
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    /** The caller; nobody else's can be changed. */
    interviewerId: OptionalWireId,
    interviewPlanId: z.optional(z.string().check(z.maxLength(128))),
    times: Times.check(z.maxLength(maxFreeTimes)),
    /** The list that was edited; if another one is stored by now, nothing is changed. */
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
