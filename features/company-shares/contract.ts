import { callsOf } from '@candor/call/define'
import { OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Readings } from '../viewings/contract.ts'

const defineCall = callsOf('company-shares')

/** How many shares one answer holds. */
export const sharesPageSize = 50

/** `open`: it can be read by now; `ended`: its time is over. */
const ShareState = z.enum(['open', 'ended', 'revoked'])

/** Every share of the company, newest first. */
export const listCompanyShares = defineCall({
  method: 'GET',
  path: '/admin/config/shares',
  summary: 'Who can read reports of the company without an account',
  access: 'admin',
  input: z.object({
    state: z.optional(z.union([ShareState, z.literal('')])),
    /** A part of a candidate's name; a name that is masked is not found. */
    candidate: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Shares that were made before this one. */
    before: OptionalWireId,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        shareId: z.string(),
        /** Whom it was mailed to; null where its link was handed over by whoever made it. */
        to: z.nullable(z.string()),
        candidateId: z.string(),
        /** Masked for an anonymous candidate. */
        candidateName: z.string(),
        positionName: z.string(),
        /** Permission keys, and parts that tell of the person. */
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
    /** Where the next answer begins; null at the end. */
    before: z.nullable(z.string()),
    /** Whether the company asks for a password on every link: an open share without one opens nothing until it gets one. */
    needsPassword: z.boolean(),
    /** How many of the company are open, whatever the list is narrowed to. */
    open: z.number(),
  }),
})

/**
 * Ends one share, all of a candidate, or all of the company: from the next request on nothing is read by them.
 *
 * What is meant is named each time: nothing that was left out ends more than one share.
 */
export const revokeCompanyShares = defineCall({
  method: 'POST',
  path: '/admin/config/shares/revoke',
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
