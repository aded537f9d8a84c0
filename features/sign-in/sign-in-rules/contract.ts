import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { signInWays } from './contract/entry.ts'

const defineCall = callsOf('sign-in-rules')

/** The longest session, in hours, and the longest time of inactivity, in minutes. */
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
    /** Null: a session ends by its age only. */
    restMinutes: z.nullable(z.number()),
    /** The way in which the caller's session was opened, and whether with two factors. */
    ownWay: z.string(),
    hasOwnFactor: z.boolean(),
  }),
})

/**
 * Applies to open sessions from their next request on. `data.field` names an invalid rule.
 *
 * Ways are allowed or closed one at a time: sending all of them could undo another administrator's change.
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
