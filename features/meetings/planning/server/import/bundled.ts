import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { followedAddress } from '../../../../platform/documents/rules/followed-address.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Short = z.string().check(z.maxLength(200))
/** Epoch milliseconds, up to the year 9999. */
const Time = z.int().check(z.minimum(0), z.maximum(latestTime))
const Address = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => followedAddress(text) !== null, 'webAddressForm'),
)
const maxPeople = 100

const Interviewer = z.strictObject({
  interviewerId: z.optional(Key),
  interviewerName: Name,
  interviewerPassword: z.optional(Short),
  interviewerPcInterviewUrl: z.optional(Address),
})

/**
 * Answers on a form of the company: for each question by its place, such as `m1q2`, a value or a choice, and a
 * sentence.
 */
const Assessment = z.strictObject({
  formId: Key,
  answers: z.record(
    z.string().check(z.regex(/^m\d{1,2}q\d{1,2}$/, 'questionPlace')),
    z.strictObject({
      answer: z.string().check(z.maxLength(2_000)),
      sentence: z._default(z.string().check(z.maxLength(300)), ''),
    }),
  ),
})

/** Feedback of an interviewer. `interviewResult`: 0 rejected, 1 passed; any other is still open. */
const Feedback = z.strictObject({
  externalId: Key,
  lastUpdateByName: z.optional(Name),
  interviewResult: z.int().check(z.minimum(0), z.maximum(100)),
  feedbackContent: z.optional(z.string().check(z.maxLength(2_000))),
  /** The e-mail of the account whose opinion it is. */
  interviewerEmail: z.optional(Short),
  assessment: z.optional(Assessment),
})

const Plan = z.strictObject({
  externalId: Key,
  interviewDate: z.optional(z.iso.date('dayForm')),
  interviewStartTime: z.optional(Time),
  interviewEndTime: z.optional(Time),
  interviewRoundName: Name,
  interviewRoundId: z.optional(Key),
  createUserName: z.optional(Name),
  createDate: Time,
  planRoomType: z.int().check(z.minimum(0), z.maximum(4)),
  /** 0 in person, 1 online by video, 2 online by voice; by the kind of room where it is left out. */
  interviewMode: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  status: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  responseStatus: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
  guestUserList: z.optional(z.array(z.strictObject({ guestUserName: Name })).check(z.maxLength(maxPeople))),
  interviewRoomNo: z.optional(Short),
  tencentMeetingUrl: z.optional(Address),
  candidatePassword: z.optional(Short),
  interviewOtherInfo: z.optional(z.string().check(z.maxLength(2_000))),
  offlineLocation: z.optional(z.string().check(z.maxLength(500))),
  interviewerInfoList: z.optional(z.array(Interviewer).check(z.maxLength(maxPeople))),
  interviewFeedbackList: z.optional(z.array(Feedback).check(z.maxLength(maxPeople))),
})

export const BundledPlans = z.array(Plan).check(z.maxLength(500))
export type BundledPlans = z.output<typeof BundledPlans>
