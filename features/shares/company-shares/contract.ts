import { callsOf } from '@candor/call/define'
import { OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Readings } from '../../report/viewings/contract.ts'

const defineCall = callsOf('company-shares')

/** Shares of one page. */
export const sharesPageSize = 50

/** `open`: it can be read now; `ended`: it has expired. */
const ShareState = z.enum(['open', 'ended', 'revoked'])

/** Every share of the company, newest first. */
export const listCompanyShares = defineCall({
  method: 'GET',
  path: '/admin/config/shares',
  summary: 'Who can read reports of the company without an account',
  access: 'admin',
  input: z.object({
    state: z.optional(z.union([ShareState, z.literal('')])),
    /** Part of a candidate's name; masked names are not searched. */
    candidate: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Cursor: shares older than this one. */
    before: OptionalWireId,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        shareId: z.string(),
        /** E-mail address that it was mailed to; null for a link that was passed on by hand. */
        to: z.nullable(z.string()),
        candidateId: z.string(),
        /** Masked for an anonymous candidate. */
        candidateName: z.string(),
        positionName: z.string(),
        /** Permission keys and personal parts: those that an open share opens now, and those that another was made for. */
        sections: z.array(z.string()),
        hasPassword: z.boolean(),
        madeBy: z.string(),
        state: ShareState,
        /** Epoch milliseconds, as all times here. */
        madeAt: z.number(),
        expiresAt: z.number(),
        revokedAt: z.nullable(z.number()),
        revokedBy: z.nullable(z.string()),
        firstViewedAt: z.nullable(z.number()),
        lastViewedAt: z.nullable(z.number()),
        views: z.number(),
        readings: Readings,
      }),
    ),
    /** Cursor of the next page; null at the end. */
    before: z.nullable(z.string()),
    /**
     * Whether the company requires a password for every link: a share without one cannot be opened until it gets one.
     */
    needsPassword: z.boolean(),
    /** Number of open shares of the company, without the filter. */
    open: z.number(),
  }),
})

/**
 * Ends one share, all of a candidate, or all of the company; open visits end as well.
 *
 * What to end must be named each time, so that a missing field never ends more than one share.
 */
export const revokeCompanyShares = defineCall({
  method: 'POST',
  path: '/admin/config/shares/revoke',
  canBeUndone: true,
  summary: 'Closes reports of the company to those without an account',
  access: 'admin',
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({
    of: z.enum(['share', 'candidate', 'company']),
    shareId: OptionalWireId,
    jobseekerChannelId: OptionalWireId,
  }),
  reply: z.object({ revoked: z.number() }),
})
