import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { declineConsentAt, giveConsentAt, readPageAt, withdrawConsentAt } from './addresses.ts'

const defineCall = callsOf('candidate-pages')

/** Refusals of all pages of candidates. */
export const pageRefusals = {
  feature: 'candidate-pages',
  refusals: { switchedOff: codes.switchedOff, noConsent: codes.noPermission },
} as const

const Purpose = z.enum(['idCard', 'monitor', 'campaign'])

/**
 * A consent by a page that takes nothing more, as its link is over or the company has switched it off: the refusal tells
 * it, as it can still be taken back.
 */
export interface WireConsented {
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly partnerBrand?: z.output<typeof PartnerBrandReply>
  /** Epoch milliseconds. A link that is over does not tell it: others may have come by it. */
  readonly consentTime?: number
}

/** A consent that was withdrawn, by a page whose link is over: its refusal tells it. */
export interface WireWithdrawn extends Omit<WireConsented, 'consentTime'> {
  /** Epoch milliseconds. */
  readonly withdrawnTime: number
}

/** The text of the consent: the pictures and their purpose. */
const Wording = z.object({
  version: z.string(),
  /** Hash of the text (sha256 in hex). A consent names it: the stored text is the one that was read. */
  hash: z.string(),
  parts: z.array(z.object({ title: z.string(), text: z.string() })),
})

const CandidatePage = z.object({
  companyName: z.string(),
  companyNameLatin: z.nullable(z.string()),
  partnerBrand: z.optional(PartnerBrandReply),
  positionName: z.string(),
  positionNameLatin: z.nullable(z.string()),
  /** Time of the server (epoch milliseconds, as all times here), by which a page corrects its own clock. */
  now: z.number(),
  expiresTime: z.number(),
  /** Null for a page that takes nothing. */
  wording: z.nullable(Wording),
  /** Null without consent. */
  consentTime: z.nullable(z.number()),
  /** When the candidate said that they do not agree; null where they did not, or agreed afterwards. */
  declineTime: z.nullable(z.number()),
  /** How many pictures of a monitor the link has sent; 0 on other pages. */
  sentPictures: z.number(),
  /** When the monitored interview ended; null on other pages. */
  interviewEndTime: z.nullable(z.number()),
})
export type WirePage = z.output<typeof CandidatePage>

export const readPage = defineCall({
  ...readPageAt,
  summary: 'A candidate’s own page, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId, purpose: Purpose }),
  reply: CandidatePage,
  refusals: { ...linkRefusals.refusals, ...pageRefusals.refusals },
})

/** Gives consent to a page. Repeating it changes nothing; after withdrawals it can be given a few times a day. */
export const giveConsent = defineCall({
  ...giveConsentAt,
  summary: 'A candidate agrees to what their page takes',
  access: 'public',
  input: z.object({ sign: WireId, hash: z.string().check(z.maxLength(64)) }),
  reply: z.object({ consentTime: z.number() }),
  refusals: {
    ...linkRefusals.refusals,
    ...pageRefusals.refusals,
    wordingChanged: codes.changedMeanwhile,
    agreedOften: codes.tooMany,
  },
})

/** Stores that the candidate does not agree, for the company to see. Repeating it changes nothing. */
export const declineConsent = defineCall({
  ...declineConsentAt,
  summary: 'A candidate does not agree to what their page takes',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: z.object({ declineTime: z.number() }),
  refusals: {
    ...linkRefusals.refusals,
    ...pageRefusals.refusals,
    /** A withdrawal of the consent is needed instead, as it deletes the sent pictures. */
    consentStands: codes.changedMeanwhile,
  },
})

/**
 * Withdraws a consent: pictures that were sent through the link are deleted, and no more are taken.
 *
 * It works after the end of the link and with the page switched off: a candidate may always change their mind. A retry
 * deletes nothing more.
 */
export const withdrawConsent = defineCall({
  ...withdrawConsentAt,
  summary: 'A candidate takes their consent back; what was sent by it is deleted',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: z.object({ deletedPictures: z.number() }),
  refusals: linkRefusals.refusals,
})
