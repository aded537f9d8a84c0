import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { signInWays } from '../sign-in-policy/contract.ts'

const defineCall = callsOf('sign-in-rules')

/** The longest that a session may last, in hours, and the longest rest after which it ends, in minutes. */
const maxSessionHours = 30 * 24
const restBounds = { least: 5, most: 30 * 24 * 60 } as const

export const getSignInRules = defineCall({
  method: 'GET',
  path: '/admin/config/signIn/detail',
  summary: 'What the company rules about signing in',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    ways: z.array(z.enum(signInWays)),
    demandsSecondFactor: z.boolean(),
    sessionHours: z.number(),
    /** Null: a session ends by its age alone. */
    restMinutes: z.nullable(z.number()),
    /** The way that the session which asks was opened by, and whether by two factors. */
    ownWay: z.string(),
    hasOwnFactor: z.boolean(),
  }),
})

/**
 * Takes effect on sessions that are open, from their next request on. `data.field` names what cannot be so.
 *
 * Ways are allowed and closed one at a time: whoever sent all of them would bring back what somebody has just changed.
 */
export const saveSignInRules = defineCall({
  method: 'POST',
  path: '/admin/config/signIn/save',
  summary: 'Changes what the company rules about signing in; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    way: z.optional(z.strictObject({ name: z.enum(signInWays), isAllowed: z.boolean() })),
    demandsSecondFactor: z.optional(z.boolean()),
    sessionHours: z.optional(z.int().check(z.minimum(1), z.maximum(maxSessionHours))),
    restMinutes: z.optional(
      z.nullable(z.int().check(z.minimum(restBounds.least), z.maximum(restBounds.most))),
    ),
  }),
  reply: Nothing,
  refusals: {
    ownWay: codes.invalidInput,
    noWay: codes.invalidInput,
    ownFactor: codes.invalidInput,
  },
  onFailure: ['toast'],
})
