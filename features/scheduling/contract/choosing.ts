import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../company/contract.ts'
import { linkRefusals } from '../../plan/contract/mail-links.ts'
import { maxReasonLength, readAppointmentAt, reserveTimeAt, respondAt } from './addresses.ts'
import { WireTime } from './offering.ts'

const defineCall = callsOf('scheduling')

const Text = z.nullable(z.string())

/** What whoever holds the link of a mail may know of a planned interview: no password, no room, and not who is interviewed. */
const Appointment = z.object({
  interviewPlanId: z.string(),
  companyName: z.string(),
  companyNameLatin: Text,
  partnerBrand: z.optional(PartnerBrandReply),
  positionName: z.string(),
  positionNameLatin: Text,
  interviewRoundName: z.string(),
  interviewerNames: z.array(z.string()),
  /** 0 in person, 1 a room of our own, 2 online, 3 a meeting elsewhere, 4 other. */
  planRoomType: z.number(),
  offlineLocation: Text,
  /** The time zone of the interviewers (IANA). */
  timeZone: z.string(),
  /** The server's clock, in epoch milliseconds like all times here. */
  now: z.number(),
  stage: z.enum(['choosing', 'answering', 'reserved', 'told', 'cancelled', 'waiting']),
  /** What is set or was chosen. */
  interviewStartTime: z.nullable(z.number()),
  interviewEndTime: z.nullable(z.number()),
  /** What is offered, soonest first. Whatever is past is left out. */
  times: z.array(z.object({ startTime: z.number(), endTime: z.number(), isTaken: z.boolean() })),
  /** Until when it may be moved; null: it may not. */
  moveUntil: z.nullable(z.number()),
  hasMoved: z.boolean(),
  mayCancel: z.boolean(),
  /** What is reserved, as the text of a calendar file (RFC 5545): the same entry as that of the mails about it. */
  calendarFile: Text,
  reason: Text,
})
export type Appointment = z.output<typeof Appointment>

export const readAppointment = defineCall({
  ...readAppointmentAt,
  summary: 'What a candidate may choose from, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: Appointment,
  refusals: linkRefusals.refusals,
})

/**
 * Takes one of the offered times, or moves to another one. Taken by somebody else meanwhile it is refused, whoever was
 * first by the database; the same time once more changes nothing.
 */
export const reserveTime = defineCall({
  ...reserveTimeAt,
  summary: 'Takes one of the times that are offered to a candidate',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** The link's own when left out; any other one opens nothing. */
    interviewPlanId: OptionalWireId,
    startTime: WireTime,
    endTime: WireTime,
  }),
  reply: Appointment,
  refusals: {
    ...linkRefusals.refusals,
    timeTaken: codes.changedMeanwhile,
    notOffered: codes.changedMeanwhile,
    cancelledAlready: codes.changedMeanwhile,
    movedAlready: codes.changedMeanwhile,
    tooLateToMove: codes.changedMeanwhile,
  },
})

/** Answers for a candidate: they come, no time suits them, or they cancel what they had reserved. */
export const respondToPlan = defineCall({
  ...respondAt,
  summary: 'A candidate accepts, refuses or cancels a planned interview',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** The link's own when left out; any other one opens nothing. */
    interviewPlanId: OptionalWireId,
    /** 1 accepted, 2 no time suits, 3 cancelled what was reserved. */
    responseStatus: wireNumber(1, 3),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(maxReasonLength))),
  }),
  reply: Appointment,
  refusals: { ...linkRefusals.refusals, reasonMissing: codes.invalidInput, notNow: codes.changedMeanwhile },
})
