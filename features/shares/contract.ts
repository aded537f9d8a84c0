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
import { PartnerBrandReply } from '../company/contract.ts'
import { MailState } from '../mail/contract.ts'
import { Readings } from '../viewings/contract.ts'
import { openingAddress } from './contract/opening-address.ts'

const defineCall = callsOf('shares')

/** The most characters of the line of text for whoever reads the report. */
export const maxShareNote = 500

/** The languages in which a shared report opens. */
export const shareLanguages = ['cn', 'en', 'zh-TW'] as const

export const shareSections = z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(20))
export const shareNote = z.string().check(z.trim(), z.maxLength(maxShareNote))

/** Why a share is not made. */
export const makingRefusals = {
  feature: 'shares',
  refusals: {
    notToShare: codes.noPermission,
    noLifetime: codes.invalidInput,
    tooManyShares: codes.quotaUsedUp,
    passwordNeeded: codes.changedMeanwhile,
  },
} as const

const Share = z.object({
  shareId: z.string(),
  /** Whom it was mailed to; null where its link was handed over by whoever made it. */
  to: z.nullable(z.string()),
  /** What was sent of it, oldest first; `message`: into a messaging app; `sentOn`: by a visitor, who holds the link. */
  mails: z.array(
    z.object({
      to: z.string(),
      kind: z.enum(['link', 'message', 'password', 'sentOn']),
      state: MailState,
      /** What the mail server said when it last took it not. */
      lastError: z.nullable(z.string()),
    }),
  ),
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
  readings: Readings,
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
    sections: z.array(
      z.object({
        key: z.string(),
        state: z.enum(sectionStates),
        /** That the company keeps what interviewers found to its owners: of the interviews it opens the rest. */
        isWithoutResults: z.optional(z.literal(true)),
      }),
    ),
    /** Whether the company asks for a password on every link. */
    needsPassword: z.boolean(),
    mailing: z.object({
      /** Whether a link that is mailed needs a password. */
      needsPassword: z.boolean(),
      /** Whether passwords follow by mail. */
      sendsPassword: z.boolean(),
      /** Whether a messaging app is set up, into whose conversations links are sent. */
      isMessengerSet: z.boolean(),
      /** Without a mail server mails are kept for an administrator to hand over. */
      isServerSet: z.boolean(),
      /** How many mails of the year the company's edition still holds; null where it sets no limit. */
      quota: z.nullable(z.object({ left: z.number(), most: z.number() })),
    }),
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

/** What of a share's address names the report, in the order in which it is looked for. */
const namesInAddress = ['userid', 'jobseekerChannelId', 'id']

/** Reads the report that a share's address names: the address itself is never followed. */
function readShareAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const query = URL.parse(value.trim(), 'http://here.invalid')?.searchParams
  return namesInAddress.map((name) => query?.get(name)).find(Boolean) ?? value
}

/** The address of a shared report, read into the id or the token that it names. */
export const ShareAddress = z.pipe(z.transform(readShareAddress), WireId)

/** The longest text of addresses that is read: twice what the most of them need. */
const maxAddressesText = 12_000

/**
 * Opens a report to everybody at some addresses, with a share for each, and mails the links.
 *
 * A visitor sends on the link that they hold: nothing is made, and what is chosen of a share is not read. With the same
 * `idempotency-key` nothing is sent again; passwords are answered once and never again.
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
    /** One address, or several with white space, commas or semicolons between. */
    email: z.string().check(z.maxLength(maxAddressesText)),
    /** An address whose `userid` names the report: a candidate's or an interview's id, a visitor's link. Or that alone. */
    shareUrl: ShareAddress,
    companyId: OptionalWireId,
    /** The candidate's newest when left out. */
    interviewId: OptionalWireId,
    /** All that may be shared when left out. */
    sections: z.optional(wireList(shareSections)),
    /** Yes when left out. */
    showsScores: z.optional(WireBoolean),
    /** 365 when left out. */
    days: optionalWireNumber(1, 365),
    /** What the company asks for when left out. */
    hasPassword: z.optional(WireBoolean),
    /** The caller's when left out. */
    language: z.optional(z.enum(shareLanguages)),
    note: z.optional(shareNote),
  }),
  reply: z.object({
    /** None for a visitor. */
    shares: z.array(
      z.object({
        shareId: z.string(),
        email: z.string(),
        hasPassword: z.boolean(),
        /** Never told again, not even to a retry. */
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
 * A link that was never given out, is over or was revoked is answered alike; with a password, as a wrong one is.
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
    /** Null while the password is still to come. `token` goes into the header of every call of the visit. */
    visit: z.nullable(
      z.object({
        token: z.string(),
        sharedBy: z.string(),
        note: z.string(),
        /** What the share opens: permission keys, and parts that tell of the person. */
        opens: z.array(z.string()),
        /** Whether its link may be mailed on. */
        maySendOn: z.boolean(),
        /** Whether it is looked at by whoever is about to share it. */
        isPreview: z.boolean(),
      }),
    ),
    companyName: z.string(),
    companyNameLatin: z.nullable(z.string()),
    /** The partner whose name and mark stand in place of the product's own (decision N40). */
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
