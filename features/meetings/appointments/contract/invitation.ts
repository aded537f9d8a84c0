import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { linkRefusals } from '../../planning/contract/mail-links.ts'
import { answerInvitationAt, keepReminderAt, maxReasonLength, readInvitationAt } from './addresses.ts'

const defineCall = callsOf('appointments')

/**
 * The interview behind the link in an interviewer's mail, without the candidate: people forward mails sooner
 * than passwords.
 */
const Invitation = z.object({
  companyName: z.string(),
  companyNameLatin: z.nullable(z.string()),
  partnerBrand: z.optional(PartnerBrandReply),
  positionName: z.string(),
  positionNameLatin: z.nullable(z.string()),
  interviewRoundName: z.string(),
  interviewerNames: z.array(z.string()),
  planRoomType: z.number(),
  offlineLocation: z.nullable(z.string()),
  /** Epoch milliseconds, as all times here. */
  now: z.number(),
  interviewStartTime: z.nullable(z.number()),
  interviewEndTime: z.nullable(z.number()),
  /** The interviewer to whom the link was sent. */
  interviewerName: z.string(),
  /** 0 not answered, 1 accepted, 2 declined. */
  interviewerReceiveStatus: z.number(),
  refuseReason: z.nullable(z.string()),
  mayAnswer: z.boolean(),
  /** Whether the account is reminded of its availability once it has accepted: 1, or 0. */
  isWechatHint: z.number(),
})
export type WireInvitation = z.output<typeof Invitation>

export const readInvitation = defineCall({
  ...readInvitationAt,
  summary: 'An invitation to interview somebody, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: Invitation,
  refusals: linkRefusals.refusals,
})

/** Accepts an invitation, or declines it with a reason. The answer may be changed until the interview starts. */
export const answerInvitation = defineCall({
  ...answerInvitationAt,
  summary: 'An interviewer accepts or refuses an invitation, by the link of a mail',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** 1 accepted, 2 declined. */
    interviewerReceiveStatus: wireNumber(1, 2),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(maxReasonLength))),
  }),
  reply: Invitation,
  refusals: {
    ...linkRefusals.refusals,
    refuseReasonMissing: codes.invalidInput,
    interviewOver: codes.changedMeanwhile,
    answeredOften: codes.tooMany,
  },
})

/** Stores whether the account of an invitation is reminded of its availability, here and in reports (R4-033). */
export const keepReminder = defineCall({
  ...keepReminderAt,
  summary: 'Keeps whether an interviewer is reminded of their own times, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId, isWechatHint: wireNumber(0, 1) }),
  reply: Invitation,
  refusals: linkRefusals.refusals,
})
