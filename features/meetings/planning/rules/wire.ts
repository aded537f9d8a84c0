import type { InputOf, ReplyOf, SentInputOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { changeInterviewPlan, createInterviewPlans } from '../contract/planning.ts'
import type {
  findInterviewPlan,
  listInterviewers,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../contract/reading.ts'
import type { getInterviewerReceiveStatus, setInterviewerReceiveStatus } from '../contract/receiving.ts'
import type { PlanWish } from './planning.ts'
import { type Answer, answerCodes, answerOf, notAnswered } from './receiving.ts'

/** A plan in the inputs of calls, and in addresses. */
export const ofPlan = (planId: string) => ({ interviewPlanId: planId })

export interface WireSpan {
  readonly startTime: number
  readonly endTime: number
}

export const readSpan = ({ startTime, endTime }: WireSpan): Span => ({ startsAt: startTime, endsAt: endTime })

export const writeSpan = ({ startsAt, endsAt }: Span): WireSpan => ({ startTime: startsAt, endTime: endsAt })

interface WireGuest {
  readonly guestUserName: string
  readonly email: string
}

const readGuest = ({ guestUserName: name, email }: WireGuest) => ({ name, email })

export function readCurrentPlan(wire: ReplyOf<typeof findInterviewPlan>) {
  return {
    id: wire.interviewPlanId,
    sequence: wire.sequence,
    isCancelled: wire.isCancelled,
    roundId: wire.interviewRoundId,
    roundName: wire.interviewRoundName,
    startsAt: wire.interviewStartTime,
    endsAt: wire.interviewEndTime,
    zone: wire.timeZone,
    roomType: wire.planRoomType,
    mode: wire.interviewMode,
    location: wire.offlineLocation,
    meetingUrl: wire.tencentMeetingUrl,
    otherInfo: wire.interviewOtherInfo,
    interviewers: wire.interviewerInfoList.map(({ interviewerId: id, interviewerName: name, isFrozen }) => ({
      id,
      name,
      isFrozen,
    })),
    guests: wire.guestUserList.map(readGuest),
  }
}

export type CurrentPlan = ReturnType<typeof readCurrentPlan>

export function readRounds(rounds: ReplyOf<typeof listInterviewRounds>) {
  return rounds.map(({ interviewRoundId: id, interviewRoundName: name, templateName: formName }) => ({
    id,
    name,
    formName,
  }))
}

/** A round of a position, with the name of its form; null where it has none. */
export type Round = ReturnType<typeof readRounds>[number]

export function readRoomTypes({ planRoomTypes }: ReplyOf<typeof listRoomTypes>): readonly number[] {
  return planRoomTypes
}

export function readInterviewers(accounts: ReplyOf<typeof listInterviewers>) {
  return accounts.map(({ interviewerId: id, interviewerName: name, email }) => ({ id, name, email }))
}

/** Reads the interviews that accounts hold already, and the availability that they entered. */
export function readTaken(accounts: ReplyOf<typeof listTakenTimes>) {
  return accounts.map(({ interviewerId: accountId, times, freeTimes }) => ({
    accountId,
    taken: times.map(({ interviewPlanId: planId, ...time }) => ({ ...readSpan(time), planId })),
    free: freeTimes.map(readSpan),
  }))
}

type WireWish = Omit<InputOf<typeof createInterviewPlans>, 'jobseekerChannelIds'>

export function readWish(wire: WireWish): PlanWish {
  return {
    roundId: wire.interviewRoundId || null,
    roundName: wire.interviewRoundName,
    startsAt: wire.interviewStartTime,
    endsAt: wire.interviewEndTime,
    zone: wire.timeZone,
    roomType: wire.planRoomType,
    mode: wire.interviewMode ?? null,
    location: wire.offlineLocation,
    meetingUrl: wire.tencentMeetingUrl,
    otherInfo: wire.interviewOtherInfo,
    interviewerIds: wire.interviewerIds,
    guests: wire.guestUserList.map(readGuest),
    allowTaken: wire.allowTaken,
  }
}

function writeWish(wish: PlanWish): WireWish {
  return {
    interviewRoundId: wish.roundId ?? undefined,
    interviewRoundName: wish.roundName,
    interviewStartTime: wish.startsAt,
    interviewEndTime: wish.endsAt,
    timeZone: wish.zone,
    planRoomType: wish.roomType,
    interviewMode: wish.mode ?? undefined,
    offlineLocation: wish.location,
    tencentMeetingUrl: wish.meetingUrl,
    interviewOtherInfo: wish.otherInfo,
    interviewerIds: [...wish.interviewerIds],
    guestUserList: wish.guests.map(({ name, email }) => ({ guestUserName: name, email })),
    allowTaken: wish.allowTaken,
  }
}

export function writeNewPlan(candidateId: string, wish: PlanWish): SentInputOf<typeof createInterviewPlans> {
  return { jobseekerChannelIds: [candidateId], ...writeWish(wish) }
}

export function writeChange(
  candidateId: string,
  { id, sequence }: Pick<CurrentPlan, 'id' | 'sequence'>,
  wish: PlanWish,
): SentInputOf<typeof changeInterviewPlan> {
  return { ...ofCandidate(candidateId), ...ofPlan(id), sequence, ...writeWish(wish) }
}

const wireFields = new Map([
  ['roundId', 'interviewRoundId'],
  ['roundName', 'interviewRoundName'],
  ['startsAt', 'interviewStartTime'],
  ['endsAt', 'interviewEndTime'],
  ['zone', 'timeZone'],
  ['roomType', 'planRoomType'],
  ['location', 'offlineLocation'],
  ['meetingUrl', 'tencentMeetingUrl'],
  ['guests', 'guestUserList'],
])
const fieldsByWire = new Map([...wireFields].map(([field, wire]) => [wire, field]))

function renamed(path: string, names: ReadonlyMap<string, string>): string {
  const [field = '', ...within] = path.split('.')
  return [names.get(field) ?? field, ...within].join('.')
}

/** The field of a wish that a refusal names, and the other way round; what is within it stays. */
export const readField = (wire: string) => renamed(wire, fieldsByWire)
export const writeField = (field: string) => renamed(field, wireFields)

/**
 * Reads the caller's answer to the invitation to hold an interview; `asked` while it waits for one, null where there is
 * nothing to answer.
 */
export function readReceiving(wire: ReplyOf<typeof getInterviewerReceiveStatus>) {
  const { interviewerReceiveStatus: status, reason, sequence } = wire
  return { answer: status === notAnswered ? ('asked' as const) : answerOf(status), reason, sequence }
}

export function writeAnswer(
  planId: string,
  answer: Answer,
  reason: string,
): SentInputOf<typeof setInterviewerReceiveStatus> {
  return { ...ofPlan(planId), interviewerReceiveStatus: answerCodes[answer], reason }
}
