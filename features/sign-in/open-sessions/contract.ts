import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('open-sessions')

/** Sessions of one page. */
export const sessionPageSize = 50

/** A session that is still valid. */
const OpenSession = z.object({
  sessionId: z.string(),
  /** One of the company's ways of signing in; `demo` for a demo account. */
  way: z.string(),
  secondFactor: z.nullable(z.string()),
  /** Read from the user agent; null where it is missing or unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The beginning of the address only; null where none is known. */
  network: z.nullable(z.string()),
  /** Whether it is in the network of this request. */
  isHere: z.boolean(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  /** Epoch milliseconds. */
  createdTime: z.number(),
  /** To the minute. */
  lastSeenTime: z.number(),
})

const Ended = z.object({ count: z.number() })

export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/admin/login/sessions',
  summary: 'Where one is signed in, the one used last first',
  access: 'user',
  input: z.object({}),
  reply: z.object({ list: z.array(OpenSession) }),
})

export const endOwnSession = defineCall({
  method: 'POST',
  path: '/admin/login/sessions/end',
  summary: 'Ends one of one’s own sessions',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ sessionId: WireId }),
  reply: Nothing,
  onFailure: ['toast'],
})

/** The session of this request ends as well. */
export const endOwnSessions = defineCall({
  method: 'POST',
  path: '/admin/login/sessions/endAll',
  summary: 'Signs oneself out everywhere',
  access: 'user',
  sends: 'json',
  input: z.strictObject({}),
  reply: Ended,
  onFailure: ['toast'],
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/admin/config/sessions/list',
  summary: 'Who of the company is signed in where, the newest sign-in first',
  access: 'admin',
  input: z.object({
    /** Part of a name or an e-mail. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Cursor of the previous page. */
    before: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    list: z.array(z.extend(OpenSession, { accountId: z.string(), userName: z.string(), email: z.string() })),
    /** Cursor of the next page; null at the end. */
    before: z.nullable(z.string()),
  }),
})

export const endSession = defineCall({
  method: 'POST',
  path: '/admin/config/sessions/end',
  summary: 'Ends a session of somebody in the company',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ sessionId: WireId }),
  reply: Nothing,
  onFailure: ['toast'],
})

export const endSessionsOf = defineCall({
  method: 'POST',
  path: '/admin/config/sessions/endOf',
  summary: 'Ends every session of an account',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ accountId: WireId }),
  reply: Ended,
  onFailure: ['toast'],
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/admin/config/sessions/endOthers',
  summary: 'Ends every session in the company but the one that asks',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({}),
  reply: Ended,
  onFailure: ['toast'],
})
