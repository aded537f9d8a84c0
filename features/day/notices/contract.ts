import { callsOf, eventCallsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireBoolean, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { noticeKinds } from '../../platform/notify/contract.ts'

const defineCall = callsOf('notices')

const Kind = z.enum(noticeKinds)

/** The most notices of one page, and that of a page that names no number. */
export const maxPage = 50
const usualPage = 20
/** The most new notices that are counted; more of them are shown as this number with a plus. */
export const maxCounted = 99
/** The most interviews whose parts one stream follows. */
export const maxFollowed = 5

/** A notice as its reader may know it now. Its sentence is the message `said.<kind>.<variant>`. */
export const Notice = z.object({
  noticeId: z.string(),
  kind: Kind,
  variant: z.string(),
  /** Whether the reader may not see the candidate any more: then no name is told. */
  isGone: z.boolean(),
  /** Whether the opinion that it tells of opens after the reader’s own. */
  isHeldBack: z.boolean(),
  /** Name of the account that did it; null for a job or a program. */
  byName: z.nullable(z.string()),
  /** Name of the candidate, masked where the report masks it. */
  name: z.nullable(z.string()),
  positionName: z.nullable(z.string()),
  /** How many it is about, and how many of them failed. */
  count: z.number(),
  failed: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  isRead: z.boolean(),
  /** Where it leads: a candidate, a position, or the list of a drop or a table. */
  jobseekerChannelId: z.nullable(z.string()),
  positionId: z.nullable(z.string()),
  thingId: z.nullable(z.string()),
})
export type Notice = z.output<typeof Notice>

/** The caller's notices, newest first. */
export const listNotices = defineCall({
  method: 'GET',
  path: '/candidate/notice/list',
  summary: 'The notices of the caller',
  access: 'user',
  input: z.object({
    kind: z.optional(Kind),
    unread: z.optional(WireBoolean),
    /** Id of the last notice of the page before. */
    before: OptionalWireId,
    limit: z._default(wireNumber(1, maxPage), usualPage),
  }),
  reply: z.object({
    list: z.array(Notice),
    /** The `before` of the next page; null on the last one. */
    before: z.nullable(z.string()),
  }),
})

const News = z.object({
  /** The number of unread notices, at most `maxCounted` + 1. */
  unread: z.number(),
  /** Id of the newest notice; null without one. */
  newest: z.nullable(z.string()),
})

/** How many notices are new. */
export const countNotices = defineCall({
  method: 'GET',
  path: '/candidate/notice/count',
  summary: 'The number of unread notices of the caller',
  access: 'user',
  input: z.object({}),
  reply: News,
})

/** Marks some of the caller's notices as read; ids that are not theirs change nothing. */
export const readNotices = defineCall({
  method: 'POST',
  path: '/candidate/notice/read',
  summary: 'Marks notices of the caller as read',
  access: 'user',
  sends: 'json',
  input: z.object({ noticeIds: z.array(WireId).check(z.minLength(1), z.maxLength(maxPage)) }),
  reply: Nothing,
  onFailure: ['toast'],
})

/** Marks all notices as read up to the newest seen notice: later ones stay new. */
export const readAllNotices = defineCall({
  method: 'POST',
  path: '/candidate/notice/readAll',
  summary: 'Marks all notices of the caller as read',
  access: 'user',
  sends: 'json',
  input: z.object({ newest: WireId }),
  reply: Nothing,
  onFailure: ['toast'],
})

const Choice = z.object({ kind: Kind, bell: z.boolean(), mail: z.boolean() })

/** Where the caller wants each kind of notice. */
export const listNoticeChoices = defineCall({
  method: 'GET',
  path: '/candidate/notice/choices',
  summary: 'Where the caller wants each kind of notice',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    choices: z.array(Choice),
    /** Whether this server sends mail. */
    sendsMail: z.boolean(),
  }),
})

/** Stores where the caller wants one kind. Notices that were sent stay where they are. */
export const chooseNotices = defineCall({
  method: 'POST',
  path: '/candidate/notice/choose',
  summary: 'Stores where the caller wants a kind of notice',
  access: 'user',
  sends: 'json',
  input: Choice,
  reply: Nothing,
  onFailure: ['toast'],
})

const Followed = z.object({
  interviewId: z.string(),
  /** The parts that the caller may open, with the versions of their last changes; null where the caller may not read it. */
  parts: z.nullable(z.array(z.object({ part: z.string(), version: z.number() }))),
})

/**
 * Tells one browser of everything new: its notices, and the parts of the reports that it has open. It carries no
 * content. The page asks its calls again.
 */
export const newsEvents = eventCallsOf('notices')({
  path: '/candidate/notice/events',
  summary: 'Tells when the caller has new notices, and when parts of open reports have come in',
  access: 'user',
  input: z.object({
    /** Ids of interviews, parted by commas. */
    follow: z.optional(z.string().check(z.maxLength(maxFollowed * 40))),
  }),
  eventName: 'news',
  event: z.object({ ...News.shape, reports: z.array(Followed) }),
})
export type News = z.output<typeof newsEvents.event>
