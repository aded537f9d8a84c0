import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { WireForm } from '../../assessment-forms/contract/reading.ts'
import { linkRefusals } from '../../planning/contract/mail-links.ts'
import { giveLinkedFeedbackAt, readLinkedFeedbackAt } from './addresses.ts'
import { Filled, feedbackRefusals, given, maxFilledBytes } from './giving.ts'

const defineCall = callsOf('feedback')

/**
 * The interview behind an interviewer's mailed link: the candidate's name, as the subject of its mail, and no given
 * feedback, as mails are passed on.
 */
export const readLinkedFeedback = defineCall({
  ...readLinkedFeedbackAt,
  summary: 'The feedback that a mail asks for, by its link',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** Id of the version that was begun with, and not of a later one. */
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
    /** Of an anonymous candidate the masked name. */
    candidateName: z.string(),
    candidateNameLatin: z.nullable(z.string()),
    /** The interviewer to whom the link was sent. */
    interviewerName: z.string(),
    /** Epoch milliseconds. */
    interviewStartTime: z.nullable(z.number()),
    interviewEndTime: z.nullable(z.number()),
    timeZone: z.string(),
    /** Whether feedback was given: then the link cannot change it. */
    hasGiven: z.boolean(),
    /** Whether there is a text field. */
    hasContent: z.boolean(),
    /** The form of the round; null where it has none. */
    form: z.nullable(WireForm),
  }),
  refusals: linkRefusals.refusals,
})

/** Stores feedback by a mailed link, under the same rules as any other. */
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
