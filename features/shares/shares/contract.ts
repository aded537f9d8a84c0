import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import {
  OptionalWireId,
  optionalWireNumber,
  WireBoolean,
  WireId,
  wireList,
  wireNumber,
} from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../platform/company/contract.ts'
import { openingAddress } from './contract/opening-address.ts'
import { Share, shareLanguages } from './contract/share.ts'
import { ShareAddress } from './contract/share-address.ts'

const defineCall = callsOf('shares')

/** The most characters of the note to the readers of a share. */
export const maxShareNote = 500

export const shareSections = z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(20))
export const shareNote = z.string().check(z.trim(), z.maxLength(maxShareNote))

/** The refusals of making a share. */
export const makingRefusals = {
  feature: 'shares',
  refusals: {
    notToShare: codes.noPermission,
    needsPassword: codes.invalidInput,
    needsResume: codes.invalidInput,
    needsSection: codes.invalidInput,
    noLifetime: codes.invalidInput,
    tooManyShares: codes.quotaUsedUp,
    passwordNeeded: codes.changedMeanwhile,
    tooMany: codes.tooMany,
  },
} as const

/** The state of a section: open, kept in the company by its administrator, or not the caller's own to share. */
export const sectionStates = ['open', 'keptByCompany', 'notYours'] as const

/** The shares of a report, live ones first, each kind newest first; and the sections for a new share. */
export const listShares = defineCall({
  method: 'GET',
  path: '/candidate/share/list',
  summary: 'The ways into a report without an account',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'share' },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    shares: z.array(Share),
    sections: z.array(
      z.object({
        key: z.string(),
        state: z.enum(sectionStates),
        /** Whether the company keeps feedback to its authors: interviews are then shared without it. */
        isWithoutResults: z.optional(z.literal(true)),
      }),
    ),
    /** Whether the company asks for a password on every link. */
    needsPassword: z.boolean(),
    mailing: z.object({
      /** Whether a mailed link needs a password. */
      needsPassword: z.boolean(),
      /** Whether passwords are mailed separately. */
      sendsPassword: z.boolean(),
      /** Whether a messaging app is set up, so that links can be sent into its conversations. */
      isMessengerSet: z.boolean(),
      /** Whether a mail server is set up; without one an administrator passes mails on by hand. */
      isServerSet: z.boolean(),
      /** How many mails of the year the company's edition still holds; null where it sets no limit. */
      quota: z.nullable(z.object({ left: z.number(), most: z.number() })),
    }),
  }),
})

/** Makes a share of a report. Link and password are only in this reply: only their hashes are stored. */
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
    sections: shareSections,
    showsScores: z.boolean(),
    days: wireNumber(1, 365),
    hasPassword: z.boolean(),
    language: z.enum(shareLanguages),
    note: shareNote,
  }),
  reply: z.object({
    shareId: z.string(),
    shareUrl: z.string(),
    password: z.nullable(z.string()),
    expiresAt: z.number(),
  }),
  refusals: makingRefusals.refusals,
})

/** The most characters of a list of addresses: twice what most lists need. */
const maxAddressesText = 12_000

/**
 * Shares a report with everybody at some addresses, each with a share of their own, and mails the links.
 *
 * A visitor forwards their own link: no share is made, and the choices are ignored. With the same `idempotency-key`
 * nothing is sent again. Passwords are only in the first reply.
 */
export const shareByEmail = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/shareByEmail',
  summary: 'Mails somebody without an account a link to the report',
  access: {
    report: 'candidate',
    by: { either: 'shareUrl', interview: 'interviewId', company: 'companyId' },
    act: 'share',
    visitors: true,
  },
  input: z.object({
    /** One address, or several separated by white space, commas or semicolons. */
    email: z.string().check(z.maxLength(maxAddressesText)),
    /**
     * An address whose `userid` names the report: the id of a candidate or an interview, or a visitor's link. Or only
     * that id.
     */
    shareUrl: ShareAddress,
    companyId: OptionalWireId,
    /** The candidate's newest when left out. */
    interviewId: OptionalWireId,
    /** All that the caller may share when left out. */
    sections: z.optional(wireList(shareSections)),
    /** Yes when left out. */
    showsScores: z.optional(WireBoolean),
    /** 365 when left out. */
    days: optionalWireNumber(1, 365),
    /** The company's rule when left out. */
    hasPassword: z.optional(WireBoolean),
    /** The caller's when left out. */
    language: z.optional(z.enum(shareLanguages)),
    note: z.optional(shareNote),
  }),
  reply: z.object({
    /** Empty for a visitor. */
    shares: z.array(
      z.object({
        shareId: z.string(),
        email: z.string(),
        hasPassword: z.boolean(),
        /** Only in the first reply, not in that of a retry. */
        password: z.nullable(z.string()),
      }),
    ),
    expiresAt: z.number(),
  }),
  refusals: {
    ...makingRefusals.refusals,
    emailMissing: codes.invalidInput,
    emailInvalid: codes.invalidInput,
    emailInvalidAmong: codes.invalidInput,
    tooManyAddresses: codes.invalidInput,
    noSendingOn: codes.switchedOff,
    previewOnly: codes.switchedOff,
    sentOnEnough: codes.tooMany,
  },
})

/**
 * Opens a shared report. Where it has a password, holding the link proves nothing.
 *
 * Unknown, expired and revoked links get the same reply; with a password, that of a wrong one.
 */
export const checkReportPassword = defineCall({
  ...openingAddress,
  summary: 'Opens a shared report by its link and its password',
  access: 'public',
  input: z.object({
    /** The token of the link. */
    id: WireId,
    pin: z.optional(z.string().check(z.regex(/^([0-9A-Za-z]{6})?$/))),
  }),
  reply: z.object({
    /** Null until the password was given. `token` goes into the header of every call of the visit. */
    visit: z.nullable(
      z.object({
        token: z.string(),
        note: z.string(),
        /** The open permissions and personal parts. */
        opens: z.array(z.string()),
        /** Whether it is the preview of a share that is about to be made. */
        isPreview: z.boolean(),
      }),
    ),
    sharedBy: z.string(),
    /** Whether a reader may forward the link. */
    maySendOn: z.boolean(),
    /** Whether the password is compared without case. */
    ignoresCase: z.boolean(),
    companyName: z.string(),
    companyNameLatin: z.nullable(z.string()),
    /** The partner whose name and mark take the place of the product's own (decision N40). */
    partnerBrand: z.optional(PartnerBrandReply),
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
