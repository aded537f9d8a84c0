import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { linkRefusals } from '../../planning/contract/mail-links.ts'
import { maxReasonLength, readAppointmentAt, reserveTimeAt, respondAt } from './addresses.ts'
import { EpochMs } from './offering.ts'

const defineCall = callsOf('appointments')

const Text = z.nullable(z.string())

/** A planned interview for the holder of a mailed link: no password, no room, and no candidate's name. */
const Appointment = z.object({
  interviewPlanId: z.string(),
  companyName: z.string(),
  companyNameLatin: Text,
  partnerBrand: z.optional(PartnerBrandReply),
  positionName: z.string(),
  positionNameLatin: Text,
  interviewRoundName: z.string(),
  interviewerNames: z.array(z.string()),
  /** 0 in person, 1 built-in room, 2 online, 3 third-party meeting, 4 other. */
  planRoomType: z.number(),
  offlineLocation: Text,
  /** The time zone of the interviewers (IANA). */
  timeZone: z.string(),
  /** The server's clock, in epoch milliseconds like all times here. */
  now: z.number(),
  stage: z.enum(['choosing', 'answering', 'reserved', 'told', 'cancelled', 'waiting']),
  /** The time that is set or was chosen. */
  interviewStartTime: z.nullable(z.number()),
  interviewEndTime: z.nullable(z.number()),
  /** The offered times, soonest first, without past ones. */
  times: z.array(z.object({ startTime: z.number(), endTime: z.number(), isTaken: z.boolean() })),
  /** Until when it may be moved; null if it may not. */
  moveUntil: z.nullable(z.number()),
  hasMoved: z.boolean(),
  mayCancel: z.boolean(),
  /** The reserved time as the text of a calendar file (RFC 5545), the same entry as in the mails. */
  calendarFile: Text,
  reason: Text,
})
export type WireAppointment = z.output<typeof Appointment>

export const readAppointment = defineCall({
  ...readAppointmentAt,
  summary: 'What a candidate may choose from, by the link of a mail',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: Appointment,
  refusals: linkRefusals.refusals,
})

/**
 * Takes one of the offered times, or moves to another one. Refused if somebody else has taken it meanwhile: the
 * database decides who was first. Sending the same time again changes nothing.
 */
export const reserveTime = defineCall({
  ...reserveTimeAt,
  summary: 'Takes one of the times that are offered to a candidate',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** That of the link when left out; any other one is refused. */
    interviewPlanId: OptionalWireId,
    startTime: EpochMs,
    endTime: EpochMs,
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

/** A candidate's answer: they come, no time suits them, or they cancel the reserved time. */
export const respondToPlan = defineCall({
  ...respondAt,
  summary: 'A candidate accepts, refuses or cancels a planned interview',
  access: 'public',
  input: z.object({
    sign: WireId,
    /** That of the link when left out; any other one is refused. */
    interviewPlanId: OptionalWireId,
    /** 1 accepted, 2 no time suits, 3 cancels the reserved time. */
    responseStatus: wireNumber(1, 3),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(maxReasonLength))),
  }),
  reply: Appointment,
  refusals: {
    ...linkRefusals.refusals,
    reasonMissing: codes.invalidInput,
    notNow: codes.changedMeanwhile,
    answeredOften: codes.tooMany,
  },
})
