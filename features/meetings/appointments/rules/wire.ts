import type { InputOf, ReplyOf, SentInputOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import {
  type CandidateResponse,
  responseCode,
  responseOf,
} from '../../../candidates/interviews/rules/response.ts'
import { readRound } from '../../link-pages/rules/wire.ts'
import { type Answer, answerCodes, answerOf } from '../../planning/rules/receiving.ts'
import { roomType } from '../../planning/rules/room-type.ts'
import { ofPlan, readSpan, type WireSpan, writeSpan } from '../../planning/rules/wire.ts'
import type { reserveTime, respondToPlan, WireAppointment } from '../contract/choosing.ts'
import type { answerInvitation, keepReminder, WireInvitation } from '../contract/invitation.ts'
import type { listOfferedTimes, offerTimes } from '../contract/offering.ts'
import type { listSatisfaction } from '../contract/satisfaction.ts'
import type { OfferedTime, Slot } from './appointment.ts'
import type { RatingsSum } from './ratings.ts'

export function readTimes(times: readonly WireSpan[]): readonly Span[] {
  return times.map(readSpan)
}

type WireInterview = Pick<
  WireAppointment,
  'interviewRoundName' | 'planRoomType' | 'offlineLocation' | 'interviewStartTime' | 'interviewEndTime'
>

function readInterview<Wire extends WireInterview>(wire: Wire) {
  const {
    planRoomType,
    offlineLocation: location,
    interviewStartTime: startsAt,
    interviewEndTime: endsAt,
    ...rest
  } = readRound(wire)
  return { ...rest, room: roomType(planRoomType), location, startsAt, endsAt }
}

export function readAppointment(wire: WireAppointment) {
  return {
    ...readInterview(wire),
    times: wire.times.map((time): Slot => ({ ...readSpan(time), isTaken: time.isTaken })),
  }
}

export type Appointment = ReturnType<typeof readAppointment>

export function writeReserve(sign: string, time: Span): SentInputOf<typeof reserveTime> {
  return { sign, ...writeSpan(time) }
}

export function writeResponse(
  sign: string,
  response: CandidateResponse,
  reason?: string,
): SentInputOf<typeof respondToPlan> {
  return { sign, responseStatus: responseCode(response), reason }
}

export function readResponse({ responseStatus, reason }: InputOf<typeof respondToPlan>) {
  return { response: responseOf(responseStatus), reason: reason || null }
}

export function readInvitation(wire: WireInvitation) {
  const { interviewerReceiveStatus, isWechatHint, ...rest } = readInterview(wire)
  return { ...rest, answer: answerOf(interviewerReceiveStatus), isReminded: isWechatHint === 1 }
}

export type Invitation = ReturnType<typeof readInvitation>

export function writeAnswer(
  sign: string,
  answer: Answer,
  reason?: string,
): SentInputOf<typeof answerInvitation> {
  return { sign, interviewerReceiveStatus: answerCodes[answer], reason }
}

export function writeReminder(sign: string, isOn: boolean): SentInputOf<typeof keepReminder> {
  return { sign, isWechatHint: isOn ? 1 : 0 }
}

/** Reads the times that a candidate is offered for a planned interview, and what they wrote about them. */
export function readOffer({ revision, times, reason }: ReplyOf<typeof listOfferedTimes>) {
  return {
    revision,
    times: times.map(({ state, isTaken, ...time }): OfferedTime => ({ ...readSpan(time), state, isTaken })),
    reason,
  }
}

export function writeOffer(
  candidateId: string,
  planId: string,
  { revision, times }: { readonly revision: number | undefined; readonly times: readonly Span[] },
): SentInputOf<typeof offerTimes> {
  return { ...ofCandidate(candidateId), ...ofPlan(planId), revision, times: times.map(writeSpan) }
}

export interface Rating {
  readonly score: number
  readonly content: string
  readonly ratedAt: number
}

/** Reads a candidate's ratings of interviews by their plans. */
export function readRatings({ ratings, isWaiting, ofPosition }: ReplyOf<typeof listSatisfaction>) {
  const byPlan = new Map(
    ratings.map(({ interviewPlanId, score, content, answeredTime: ratedAt }): [string, Rating] => [
      interviewPlanId,
      { score, content, ratedAt },
    ]),
  )
  return { byPlan, isWaiting, ofPosition: ofPosition && readSum(ofPosition) }
}

const readSum = ({ count, averageScore: average }: { count: number; averageScore: number }): RatingsSum => ({
  count,
  average,
})
