import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('audit-log')

/** How many entries one answer holds. */
export const auditPageSize = 50

const Sequence = optionalWireNumber(1, Number.MAX_SAFE_INTEGER)

/** Groups of actions, by which the log is narrowed. */
export const actionGroups = [
  'opinions',
  'interviews',
  'candidates',
  'reports',
  'accounts',
  'signIn',
  'settings',
] as const
export type ActionGroup = (typeof actionGroups)[number]

/** The company's audit log, newest first. */
export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/admin/config/audit',
  summary: 'What people of the company did, newest first',
  access: 'admin',
  input: z.object({
    action: z.optional(z.string().check(z.maxLength(64))),
    /** A part of a name. */
    accountName: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    jobseekerChannelId: OptionalWireId,
    group: z.optional(z.enum(actionGroups)),
    /** A part of a candidate's name, in either script. Candidates with hidden names are not found. */
    candidateName: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Entries from this moment on, and before the other one (epoch milliseconds). */
    from: optionalWireNumber(0, latestTime),
    to: optionalWireNumber(0, latestTime),
    /** 1: without views of reports, which are most of a log. */
    hidesViews: optionalWireNumber(0, 1),
    /** Entries before this one. */
    before: Sequence,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        sequence: z.number(),
        /** Epoch milliseconds. */
        time: z.number(),
        accountName: z.nullable(z.string()),
        action: z.string(),
        jobseekerChannelId: z.nullable(z.string()),
        interviewId: z.nullable(z.string()),
        /** Masked for an anonymous candidate; null where there is none, or none any more. */
        candidateName: z.nullable(z.string()),
        /** In Latin letters; null where there is none, or the name is masked. */
        candidateNameLatin: z.nullable(z.string()),
        /** `subject`, `from`, `to` and `seen`, as JSON. */
        details: z.unknown(),
        hash: z.string(),
      }),
    ),
    before: z.nullable(z.number()),
  }),
})

const Loss = z.object({ sequence: z.number(), why: z.enum(['gone', 'rewritten']) })

/** How often the administrators of one company together may have its log checked. */
export const verifyLimit = { max: 60, perMinutes: 15 } as const

/**
 * Whether the log is what was written. `broken` names the first entry that is not by the chain itself, `heads.lost` by the
 * file that the server writes outside of the database, `expected` by an entry that somebody noted at an earlier check.
 */
export const verifyAuditLog = defineCall({
  method: 'GET',
  path: '/admin/config/audit/verify',
  summary: 'Checks the chain of the audit log',
  access: 'admin',
  input: z.object({
    /** `number:hash` of an entry, as an earlier check told it. */
    expect: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: z.object({
    broken: z.nullable(
      z.object({ sequence: z.number(), why: z.enum(['missing', 'unlinked', 'altered', 'emptied', 'head']) }),
    ),
    /** How many entries lack values that were erased with a person. */
    erased: z.number(),
    /** Where the chain ends: to be kept elsewhere, and compared with a later check. */
    newest: z.nullable(z.object({ sequence: z.number(), hash: z.string() })),
    /** Null where the file tells nothing of the company. */
    heads: z.nullable(z.object({ heads: z.number(), upTo: z.number(), lost: z.nullable(Loss) })),
    expected: z.nullable(z.object({ sequence: z.number(), lost: z.nullable(Loss) })),
  }),
  refusals: { notAMark: codes.invalidInput, tooMany: codes.tooMany },
})
