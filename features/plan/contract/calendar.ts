import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('plan')

/** Whether the caller has a calendar address; the address itself is told when it is made, and never again. */
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

/** Makes the caller a calendar address; an earlier one is dead when this answers. */
export const renewCalendarAddress = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/calendar/renew',
  summary: 'Makes a calendar address for the caller’s interviews',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({}),
  reply: z.object({ address: z.string() }),
})

/** Takes the caller's calendar address away. */
export const endCalendarAddress = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/calendar/end',
  summary: 'Ends the calendar address of the caller’s interviews',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({}),
  reply: Nothing,
})
