import { callsOf, type ReplyOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { WireForm } from '../../assessment-forms/contract/reading.ts'
import { PartnerBrandReply } from '../../company/contract.ts'
import { linkRefusals } from '../../plan/contract/mail-links.ts'
import { giveLinkedFeedbackAt, readLinkedFeedbackAt } from './addresses.ts'
import { Filled, feedbackRefusals, given, maxFilledBytes } from './giving.ts'

const defineCall = callsOf('feedback')

/**
 * What the link of a mail asks its interviewer for: not who was interviewed, as a mail is passed on sooner than a password,
 * and nothing of what anybody gave.
 */
export const readLinkedFeedback = defineCall({
  ...readLinkedFeedbackAt,
  summary: 'The feedback that a mail asks for, by its link',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** The version of the form that was begun with: it is given again, whatever was published since. */
    publishId: z.optional(WireId),
  }),
  reply: z.object({
    interviewPlanId: z.string(),
    companyName: z.string(),
    companyNameLatin: z.nullable(z.string()),
    partnerBrand: z.optional(PartnerBrandReply),
    positionName: z.string(),
    positionNameLatin: z.nullable(z.string()),
    interviewRoundName: z.string(),
    /** The interviewer to whom the link was sent. */
    interviewerName: z.string(),
    /** Epoch milliseconds. */
    interviewStartTime: z.nullable(z.number()),
    interviewEndTime: z.nullable(z.number()),
    timeZone: z.string(),
    /** Whether it was given: then a link changes nothing of it. */
    hasGiven: z.boolean(),
    /** Whether the interviewer writes in their own words. */
    hasContent: z.boolean(),
    /** The form of the round; null where it has none. */
    form: z.nullable(WireForm),
  }),
  refusals: linkRefusals.refusals,
})

export type LinkedFeedback = ReplyOf<typeof readLinkedFeedback>

/** Gives the feedback that a mail asks for, by the rules of any other one. */
export const giveLinkedFeedback = defineCall({
  ...giveLinkedFeedbackAt,
  summary: 'Gives the feedback that a mail asks for, by its link',
  access: 'public',
  maxBodyBytes: maxFilledBytes,
  input: z.object({
    sign: WireId,
    interviewResult: given.interviewResult,
    feedbackContent: given.feedbackContent,
    record: z.optional(Filled),
  }),
  reply: Nothing,
  refusals: { ...feedbackRefusals.refusals, ...linkRefusals.refusals },
})
