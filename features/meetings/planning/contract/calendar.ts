import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('planning')

/** Whether the caller has a calendar address. The address itself is only shown when it is made. */
export const findCalendarAddress = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/calendar/detail',
  summary: 'Whether the caller’s interviews have a calendar address',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({}),
  reply: z.object({
    /** Epoch milliseconds; null while there is none. */
    madeAt: z.nullable(z.number()),
    /** When a calendar program read it last, to the hour. */
    lastReadAt: z.nullable(z.number()),
  }),
})

/** Makes a calendar address for the caller; from the reply on an earlier one no longer works. */
export const renewCalendarAddress = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/calendar/renew',
  summary: 'Makes a calendar address for the caller’s interviews',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({}),
  reply: z.object({ address: z.string() }),
})

/** Deletes the caller's calendar address. */
export const endCalendarAddress = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/calendar/end',
  summary: 'Ends the calendar address of the caller’s interviews',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({}),
  reply: Nothing,
})
