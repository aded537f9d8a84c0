import type { SentInputOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import { accepted, refused } from '../../plan/rules/receiving.ts'
import { roomType } from '../../plan/rules/room-type.ts'
import type { reserveTime, respondToPlan, WireAppointment } from '../contract/choosing.ts'
import type { answerInvitation, keepReminder, WireInvitation } from '../contract/invitation.ts'
import type { CandidateResponse, Slot } from './appointment.ts'

interface WireTime {
  readonly startTime: number
  readonly endTime: number
}

const readTime = ({ startTime: startsAt, endTime: endsAt }: WireTime): Span => ({ startsAt, endsAt })

export const writeTime = ({ startsAt, endsAt }: Span): WireTime => ({ startTime: startsAt, endTime: endsAt })

/** Reads an availability, or times that are offered. */
export function readTimes(times: readonly WireTime[]): readonly Span[] {
  return times.map(readTime)
}

/** Reads the round of an interview, whatever else is told of it. */
export function readRound<Wire extends { readonly interviewRoundName: string }>(wire: Wire) {
  const { interviewRoundName: roundName, ...rest } = wire
  return { ...rest, roundName }
}

type WireInterview = Pick<
  WireAppointment,
  'interviewRoundName' | 'planRoomType' | 'offlineLocation' | 'interviewStartTime' | 'interviewEndTime'
>

/** Reads in which round an interview is held, when and where, whatever else is told of it. */
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

/** Reads what a link tells a candidate of their interview. */
export function readAppointment(wire: WireAppointment) {
  return {
    ...readInterview(wire),
    times: wire.times.map((time): Slot => ({ ...readTime(time), isTaken: time.isTaken })),
  }
}

export type Appointment = ReturnType<typeof readAppointment>

/** The input of the call by which a candidate takes one of the times. */
export function writeReserve(sign: string, time: Span): SentInputOf<typeof reserveTime> {
  return { sign, ...writeTime(time) }
}

/** The input of the call by which a candidate answers. */
export function writeResponse(
  sign: string,
  response: CandidateResponse,
  reason?: string,
): SentInputOf<typeof respondToPlan> {
  return { sign, responseStatus: response, reason }
}

const answerCodes = { accepted, refused } as const
/** What an interviewer answers to an invitation. */
export type Answer = keyof typeof answerCodes
const answers = new Map<number, Answer>([
  [accepted, 'accepted'],
  [refused, 'refused'],
])

/** Reads what a link tells an interviewer of an interview that they are to hold, and of their answer to it. */
export function readInvitation(wire: WireInvitation) {
  const { interviewerReceiveStatus, isWechatHint, ...rest } = readInterview(wire)
  return { ...rest, answer: answers.get(interviewerReceiveStatus) ?? null, isReminded: isWechatHint === 1 }
}

export type Invitation = ReturnType<typeof readInvitation>

/** The input of the call by which an interviewer answers. */
export function writeAnswer(
  sign: string,
  answer: Answer,
  reason?: string,
): SentInputOf<typeof answerInvitation> {
  return { sign, interviewerReceiveStatus: answerCodes[answer], reason }
}

/** The input of the call that keeps whether an interviewer is reminded of their availability. */
export function writeReminder(sign: string, isOn: boolean): SentInputOf<typeof keepReminder> {
  return { sign, isWechatHint: isOn ? 1 : 0 }
}
