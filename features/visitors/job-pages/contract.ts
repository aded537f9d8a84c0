import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('job-pages')

export const maxSlug = 60
export const maxContactName = 100
export const maxContactEmail = 254
/** The longest own consent text in one language, in characters. */
export const maxConsent = 4_000
/** The longest time until an answer, in days. */
export const maxAnswerDays = 90

const Slug = z.string().check(z.trim(), z.maxLength(maxSlug))
const ContactName = z.string().check(z.trim(), z.maxLength(maxContactName))
const ContactEmail = z.string().check(z.trim(), z.maxLength(maxContactEmail))
const Days = z.int().check(z.minimum(1), z.maximum(maxAnswerDays))
const Consent = z.string().check(z.trim(), z.maxLength(maxConsent))
const Consents = z.strictObject({ cn: Consent, en: Consent, 'zh-TW': Consent })

/** What people set of the page of a position. */
const pageFields = {
  slug: Slug,
  /** Empty: the contact of the company. */
  contactName: ContactName,
  contactEmail: ContactEmail,
  /** YYYY-MM-DD in the company's time zone; empty: no last day. */
  applyUntil: z.string().check(z.regex(/^(|\d{4}-\d{2}-\d{2})$/)),
  /** Days until the first answer, and until the decision. */
  answerDays: Days,
  decisionDays: Days,
} as const

const meanwhile = { changedMeanwhile: codes.changedMeanwhile } as const
/** `data.field` names the field at fault. */
const fieldRefusals = {
  badSlug: codes.invalidInput,
  slugTaken: codes.invalidInput,
  badEmail: codes.invalidInput,
  badDay: codes.invalidInput,
} as const

export const getJobPage = defineCall({
  method: 'GET',
  path: '/admin/position/jobPage/get',
  summary: 'The public page of a position: its address, what it says, and who may publish it',
  access: { user: {}, needs: 'position' },
  input: z.object({ positionId: WireId }),
  reply: z.object({
    ...pageFields,
    /** The address that candidates open once it is published. */
    address: z.string(),
    /** Shows the page as it is now, for a day; null for an account that may not publish. */
    previewAddress: z.nullable(z.string()),
    /** The page that lists the company's published positions. */
    listAddress: z.string(),
    feedAddress: z.string(),
    isPublished: z.boolean(),
    /** Epoch milliseconds; null unless published. */
    publishedAt: z.nullable(z.number()),
    companyContactName: z.string(),
    companyContactEmail: z.string(),
    positionState: z.enum(['draft', 'open', 'closed']),
    /** Whether the page tells the salary: the company shows salaries, and the position has one. */
    tellsSalary: z.boolean(),
    hasDescription: z.boolean(),
    isFindable: z.boolean(),
    /** Applications by the page, and those of them that came past a quota of the edition. */
    applications: z.number(),
    pastQuota: z.number(),
    revision: z.number(),
    mayPublish: z.boolean(),
  }),
})

export const saveJobPage = defineCall({
  method: 'POST',
  path: '/admin/position/jobPage/save',
  sends: 'json',
  summary: 'Changes the public page of a position, publishes it or takes it back',
  access: { user: {}, needs: 'position' },
  input: z.strictObject({
    positionId: WireId,
    revision: z.int(),
    isPublished: z.boolean(),
    ...pageFields,
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    ...meanwhile,
    ...fieldRefusals,
    mayNotPublish: codes.noPermission,
    notOpen: codes.invalidInput,
    noDescription: codes.invalidInput,
    noContact: codes.invalidInput,
  },
})

export const getJobSettings = defineCall({
  method: 'GET',
  path: '/admin/config/jobs/detail',
  summary: 'The settings of the company’s job pages',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    slug: z.string(),
    address: z.string(),
    isFindable: z.boolean(),
    hrMayPublish: z.boolean(),
    contactName: z.string(),
    contactEmail: z.string(),
    /** The company's own texts; an empty one is that of the profile. */
    consent: Consents,
    /** The texts of the company's profile. */
    usualConsent: Consents,
    /** 0 for texts of the profile alone. */
    consentVersion: z.number(),
  }),
})

/** A field that is left out stays. */
export const saveJobSettings = defineCall({
  method: 'POST',
  path: '/admin/config/jobs/save',
  sends: 'json',
  summary: 'Changes the settings of the company’s job pages; what is not given stays',
  access: 'admin',
  input: z.strictObject({
    slug: z.optional(Slug),
    isFindable: z.optional(z.boolean()),
    hrMayPublish: z.optional(z.boolean()),
    contactName: z.optional(ContactName),
    contactEmail: z.optional(ContactEmail),
    consent: z.optional(Consents),
  }),
  reply: Nothing,
  refusals: { badSlug: codes.invalidInput, slugTaken: codes.invalidInput, badEmail: codes.invalidInput },
})

export const getJobApplication = defineCall({
  method: 'GET',
  path: '/candidate/jobApplication/get',
  summary: 'What a candidate sent by a job page beside the resume, newest first; two after a merge',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(
    z.object({
      /** Epoch milliseconds. */
      sentAt: z.number(),
      /** Null of an anonymous candidate: a note may tell who it is. */
      note: z.nullable(z.string()),
      asksForPerson: z.boolean(),
      /** When the candidate took the last consent back, in epoch milliseconds; null while one holds. */
      consentEndedAt: z.nullable(z.number()),
    }),
  ),
})
