import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('shares')

/** The most characters of the line of text for whoever reads the report. */
export const maxShareNote = 500

/** The languages in which a shared report opens. */
export const shareLanguages = ['cn', 'en', 'zh-TW'] as const

const Share = z.object({
  shareId: z.string(),
  /** Permission keys, and parts that tell of the person. */
  sections: z.array(z.string()),
  showsScores: z.boolean(),
  hasPassword: z.boolean(),
  language: z.enum(shareLanguages),
  note: z.string(),
  madeBy: z.string(),
  /** Epoch milliseconds, as all times here. */
  madeAt: z.number(),
  expiresAt: z.number(),
  revokedAt: z.nullable(z.number()),
  revokedBy: z.nullable(z.string()),
  firstViewedAt: z.nullable(z.number()),
  lastViewedAt: z.nullable(z.number()),
  views: z.number(),
})

/** What a section may be: chosen, kept in the company by its administrator, or not the caller's own to give. */
export const sectionStates = ['open', 'keptByCompany', 'notYours'] as const

/** The shares of a candidate's report, newest first, with what the caller may open in a new one. */
export const listShares = defineCall({
  method: 'GET',
  path: '/candidate/share/list',
  summary: 'The ways into a report without an account',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'share' },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    shares: z.array(Share),
    sections: z.array(z.object({ key: z.string(), state: z.enum(sectionStates) })),
    /** Whether the company asks for a password on every link. */
    needsPassword: z.boolean(),
  }),
})

/** Makes a way into a report. Link and password are answered here and never again: only their hashes are stored. */
export const makeShare = defineCall({
  method: 'POST',
  path: '/candidate/share/make',
  summary: 'Opens a report to somebody without an account',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', interview: 'interviewId' },
    act: 'share',
  },
  sends: 'json',
  input: z.object({
    jobseekerChannelId: WireId,
    /** The candidate's newest when left out. */
    interviewId: OptionalWireId,
    sections: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(20)),
    showsScores: z.boolean(),
    days: wireNumber(1, 365),
    hasPassword: z.boolean(),
    language: z.enum(shareLanguages),
    note: z.string().check(z.trim(), z.maxLength(maxShareNote)),
  }),
  reply: z.object({
    shareId: z.string(),
    shareUrl: z.string(),
    password: z.nullable(z.string()),
    expiresAt: z.number(),
  }),
  refusals: {
    notToShare: codes.noPermission,
    noLifetime: codes.invalidInput,
    tooManyShares: codes.quotaUsedUp,
  },
})

/** Ends one share of a report, or all that are live: from the next request on nothing is read by it. */
export const revokeShares = defineCall({
  method: 'POST',
  path: '/candidate/share/revoke',
  summary: 'Closes a report to those without an account',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'share' },
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({
    jobseekerChannelId: WireId,
    /** All of them when left out. */
    shareId: OptionalWireId,
  }),
  reply: z.object({ revoked: z.number() }),
})

/**
 * Opens a shared report. Where it has a password, holding the link proves nothing.
 *
 * A link that was never given out, is over or was revoked is answered alike; with a password, as a wrong one is.
 */
export const checkReportPassword = defineCall({
  method: 'POST',
  path: '/candidate/employment/interview/checkReportPwd',
  summary: 'Opens a shared report by its link and its password',
  access: 'public',
  input: z.object({
    /** The token of the link. */
    id: WireId,
    pin: z.optional(z.string().check(z.regex(/^([0-9A-Za-z]{6})?$/))),
  }),
  reply: z.object({
    /** Null while the password is still to come. `token` goes into the header of every call of the visit. */
    visit: z.nullable(z.object({ token: z.string(), sharedBy: z.string(), note: z.string() })),
    companyName: z.string(),
    timeZone: z.string(),
    positionName: z.string(),
    positionNameLatin: z.nullable(z.string()),
    language: z.enum(shareLanguages),
    madeAt: z.number(),
    expiresAt: z.number(),
  }),
  refusals: {
    notOpenable: codes.notFound,
    wrongPassword: codes.wrongReportPassword,
    locked: codes.tooMany,
  },
})
