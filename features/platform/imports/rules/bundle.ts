import { isAddress } from '@candor/kernel/email-address'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { MediaPath } from './media-path.ts'

/** Blanks alone are no id. */
const Key = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/\S/))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Short = z.string().check(z.maxLength(200))
const Email = z.string().check(z.maxLength(254), z.refine(isAddress, 'emailForm'))
/** Epoch milliseconds, up to the year 9999. */
const Time = z.int().check(z.minimum(0), z.maximum(latestTime))
const Seconds = z.int().check(z.minimum(0), z.maximum(31_536_000))
const Bit = z.union([z.literal(0), z.literal(1)])

export const CandidateBase = z.strictObject({
  name: Name,
  nameLatin: z.optional(Name),
  phone: z.optional(z.string().check(z.maxLength(40))),
  email: z.optional(Email),
  /** 1 male, another number female (R3-002). */
  gender: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  age: z.optional(z.int().check(z.minimum(0), z.maximum(150))),
  /** Education code, 0 to 7 (R3-078). */
  education: z.optional(z.int().check(z.minimum(0), z.maximum(7))),
  native_place: z.optional(Short),
  referee: z.optional(Short),
  photo: z.optional(MediaPath),
  workYears: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  stageId: Key,
  stageTypeKind: z.int().check(z.minimum(1), z.maximum(9)),
  channelId: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
  isAnonymous: z.optional(z.boolean()),
  triggerOneVote: z.optional(Bit),
  appliedAt: Time,
  /** When the candidate came to the stage; without it the time of `updatedAt`. */
  stageSince: z.optional(Time),
  updatedAt: z.optional(Time),
})

/** Base values of the last bundle, as they are kept beside the candidate. */
export const LastValues = z.object({
  name: z.optional(z.string()),
  nameLatin: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(z.number())),
  age: z.optional(z.nullable(z.number())),
  education: z.optional(z.nullable(z.number())),
  nativePlace: z.optional(z.nullable(z.string())),
  referee: z.optional(z.nullable(z.string())),
  workYears: z.optional(z.nullable(z.number())),
  stageId: z.optional(z.string()),
  stageTypeKind: z.optional(z.number()),
})

export const InterviewBase = z.strictObject({
  externalId: Key,
  name: Name,
  category: z.int().check(z.minimum(1), z.maximum(6)),
  interview_status: z.enum(['finish', 'doing', 'wait']),
  real_begininterview_time: z.optional(Time),
  interview_finish_time: z.optional(Time),
  usetime: z.optional(Seconds),
  totaltime: z.optional(Seconds),
  language: z.optional(z.enum(['cn', 'en'])),
  /** Whether the interview has AI, where its parts do not tell (decision D24). */
  haveAi: z.optional(Bit),
  /** Whether the company asked questions of its own, where the answers do not tell. */
  isCustom: z.optional(Bit),
})

const formatName = 'candor-bundle/1'

export const BundleBase = z.strictObject({
  format: z.literal(formatName),
  externalId: Key,
  position: z.strictObject({ externalId: Key, name: z.optional(Name) }),
  candidate: CandidateBase,
})

/** The most interviews of one bundle. */
export const maxInterviews = 100

/** Reads the importer's own fields out of a bundle that has passed its whole schema. */
export const BundleCore = z.object({
  ...BundleBase.shape,
  interviews: z._default(z.array(z.object(InterviewBase.shape)), []),
})
export type BundleCore = z.output<typeof BundleCore>
export type CoreInterview = BundleCore['interviews'][number]
