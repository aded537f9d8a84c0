import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { TodayThing } from '../../platform/today-parts/contract.ts'

const defineCall = callsOf('today')

/** The most things that an account has put off or marked as done at once. */
export const maxMarks = 2_000
/** The farthest day to which a thing is put off, in days from now. */
export const maxPutOffDays = 366
/** The most people of *who waits for whom*. */
export const maxWaits = 200

const shows = z._default(z.enum(['waiting', 'putOff']), 'waiting')
const KindName = z.string().check(z.minLength(1), z.maxLength(40))

const Count = z.object({
  count: z.number(),
  /** Whether there are more than are counted. */ isMore: z.boolean(),
})

/**
 * Everything that waits for the caller, by kind; or what the caller put off. A kind that could not be read says so, and
 * the others stand.
 */
export const readToday = defineCall({
  method: 'GET',
  path: '/candidate/today/list',
  summary: 'What waits for the caller',
  access: 'user',
  input: z.object({ shows }),
  reply: z.object({
    /** Epoch milliseconds. */
    now: z.number(),
    kinds: z.array(
      z.object({
        kind: z.string(),
        isFailed: z.boolean(),
        /** Whether more things wait than are listed: 200 of a kind. */
        isMore: z.boolean(),
        /** Whether a thing of the kind can be marked as done. */
        mayBeDone: z.boolean(),
        things: z.array(TodayThing),
      }),
    ),
    /** How much of what waits is put off. */
    putOff: Count,
  }),
})

/** How much waits for the caller. */
export const countToday = defineCall({
  method: 'GET',
  path: '/candidate/today/count',
  summary: 'How much waits for the caller',
  access: 'user',
  input: z.object({}),
  reply: Count,
})

/** Puts a thing off until a moment, or marks it as done for the caller. What it is about stays as it is. */
export const markThing = defineCall({
  method: 'POST',
  path: '/candidate/today/mark',
  summary: 'Puts off what waits for the caller, or marks it as done',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    kind: KindName,
    thing: z.string().check(z.minLength(1), z.maxLength(300)),
    /** Epoch milliseconds, at most 366 days from now; null: done. */
    until: z.nullable(z.int()),
  }),
  reply: Nothing,
  refusals: {
    unknownKind: codes.notFound,
    notDone: codes.invalidInput,
    wrongTime: codes.invalidInput,
    tooManyMarks: codes.quotaUsedUp,
  },
})

/** Lets a thing wait again that the caller put off or marked. Without such a mark nothing changes. */
export const takeBackMark = defineCall({
  method: 'POST',
  path: '/candidate/today/takeBack',
  summary: 'Lets wait again what the caller put off',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ kind: KindName, thing: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: Nothing,
})

/** Who waits for whom, over all people: each colleague with the kind of wait, the longest wait first. */
export const listWaits = defineCall({
  method: 'GET',
  path: '/candidate/today/waits',
  summary: 'The colleagues that candidates wait for',
  access: 'user',
  input: z.object({
    /** All waits of the company, or only the waits that the caller began by asking or planning. */
    of: z._default(z.enum(['all', 'mine']), 'all'),
  }),
  reply: z.object({
    now: z.number(),
    isMore: z.boolean(),
    list: z.array(
      z.object({
        /** Null for an interviewer whom a plan names without an account. */
        userId: z.nullable(z.string()),
        name: z.string(),
        what: z.enum(['opinion', 'feedback']),
        count: z.number(),
        /** Since when the longest wait lasts. */
        since: z.number(),
      }),
    ),
  }),
  refusals: { notHr: codes.noPermission },
})
