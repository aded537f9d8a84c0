import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { pageRefusals } from './page.ts'

const defineCall = callsOf('candidate-pages')

const by = { candidate: 'jobseekerChannelId', interview: 'interviewId' } as const
const OfReport = { jobseekerChannelId: WireId, interviewId: OptionalWireId }
const Purpose = z.enum(['idCard', 'monitor', 'campaign'])

/** The links to a candidate's own pages, newest first, and which ones may be made. */
export const listPageLinks = defineCall({
  method: 'GET',
  path: '/candidate/ownPage/links',
  summary: 'The links to a candidate’s own pages, and what became of them',
  access: { report: 'candidate', by, may: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object(OfReport),
  reply: z.object({
    /** Whether a link can be mailed. */
    hasEmail: z.boolean(),
    /** The pages that the company has switched on. */
    pages: z.array(Purpose),
    /** Whether the interview in view is over: then it needs no link for a phone camera. */
    isInterviewOver: z.boolean(),
    links: z.array(
      z.object({
        linkId: z.string(),
        purpose: Purpose,
        /** Epoch milliseconds, as all times here. */
        madeTime: z.number(),
        expiresTime: z.number(),
        madeByName: z.string(),
        /** `live`, or why it no longer works. */
        state: z.enum(['live', 'used', 'revoked', 'expired']),
        consentTime: z.nullable(z.number()),
        withdrawnTime: z.nullable(z.number()),
        /** When the candidate said that they do not agree. */
        declineTime: z.nullable(z.number()),
        /** Whether the link was mailed and told to nobody else; null where that is not known. */
        isMailed: z.nullable(z.boolean()),
      }),
    ),
  }),
})

/**
 * Makes a link to a page of the candidate. It goes out once: in this reply, for the account to hand it over, or in a
 * mail to the candidate. A consent by it says which (decision S75).
 */
export const makePageLink = defineCall({
  method: 'POST',
  path: '/candidate/ownPage/link',
  summary: 'Makes a link to a candidate’s own page, to be mailed or handed over',
  access: { report: 'candidate', by, act: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    ...OfReport,
    purpose: Purpose,
    /** 1: also mail it to the candidate. */
    byMail: wireNumber(0, 1),
  }),
  reply: z.object({
    linkId: z.string(),
    /** Null where it was mailed. */
    address: z.nullable(z.string()),
    expiresTime: z.number(),
    isMailed: z.boolean(),
  }),
  refusals: {
    switchedOff: pageRefusals.refusals.switchedOff,
    noInterview: codes.invalidInput,
    interviewOver: codes.changedMeanwhile,
    noEmail: codes.invalidInput,
  },
})

/** Ends a link. Pictures that were sent through it stay. */
export const revokePageLink = defineCall({
  method: 'POST',
  path: '/candidate/ownPage/revoke',
  summary: 'Ends a link to a candidate’s own page',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, linkId: WireId }),
  reply: z.null(),
})
