import { dayMs } from '@candor/kernel/durations'
import { isAddress } from '@candor/kernel/email-address'
import type { Span } from '@candor/kernel/span'
import { isTimeZone } from '@candor/kernel/time-zone'
import { followedAddress } from '../../../platform/documents/rules/followed-address.ts'
import { plannedTimeFault } from './times.ts'

/** The kinds of room (P4-029 to P4-033). */
export const roomTypes = { inPerson: 0, builtIn: 1, online: 2, meeting: 3, other: 4 } as const

/** The kinds of room that can be planned: a built-in room where there is a server for it. */
export function offeredRooms(hasMeetingServer: boolean): number[] {
  const { inPerson, builtIn, meeting, other } = roomTypes
  return [inPerson, ...(hasMeetingServer ? [builtIn] : []), meeting, other]
}

export interface Guest {
  readonly name: string
  /** Empty where none is known. */
  readonly email: string
}

/** A plan as somebody wants it; texts are empty where nothing is said. */
export interface PlanWish extends Span {
  /** Null for an interview outside of the position's rounds. */
  readonly roundId: string | null
  readonly roundName: string
  /** IANA; empty for the company's. */
  readonly zone: string
  readonly roomType: number
  /** 0 in person, 1 by video, 2 by voice; null for that of the room. */
  readonly mode: number | null
  readonly location: string
  readonly meetingUrl: string
  readonly otherInfo: string
  /** Accounts; the first one leads. */
  readonly interviewerIds: readonly string[]
  readonly guests: readonly Guest[]
  /** Whether it is planned in spite of an interviewer's conflict. */
  readonly allowTaken: boolean
}

export interface ChangedPlan {
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly roomType: number
}

export type PlanFault = {
  readonly refusal:
    | 'endBeforeStart'
    | 'timeOver'
    | 'tooLong'
    | 'tooFarAhead'
    | 'unknownZone'
    | 'noLink'
    | 'placeMissing'
    | 'noMeetingServer'
    | 'wrongAddress'
  /** Of a guest with the place in the list: `guests.0.email`. */
  readonly field: string
}

/** Whether a refusal is about interviewers with a conflict, which can be ignored. */
export function namesTaken(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'interviewerIds' in data
}

/** The fault in the time of a plan with its field, or null. `now` is in epoch milliseconds. */
export function timeFault(
  { startsAt, endsAt }: Span,
  current: ChangedPlan | null,
  now: number,
): PlanFault | null {
  // A plan in the past can still be corrected while its time stays.
  if (current?.startsAt === startsAt && current.endsAt === endsAt) return null
  const refusal = plannedTimeFault({ startsAt, endsAt }, now)
  if (refusal === null) return null
  return { refusal, field: refusal === 'endBeforeStart' ? 'endsAt' : 'startsAt' }
}

function roomFault(wish: PlanWish, current: ChangedPlan | null, hasMeetingServer: boolean): PlanFault | null {
  const { roomType, location, meetingUrl } = wish
  if (roomType === roomTypes.builtIn) {
    // A built-in room stays, whether others can still be made or not.
    const isThere = current?.roomType === roomTypes.builtIn || hasMeetingServer
    return isThere ? null : { refusal: 'noMeetingServer', field: 'roomType' }
  }
  if (roomType === roomTypes.inPerson && location === '') {
    return { refusal: 'placeMissing', field: 'location' }
  }
  const isLinkMissing = roomType === roomTypes.meeting && meetingUrl === ''
  if (isLinkMissing || (meetingUrl !== '' && followedAddress(meetingUrl) === null)) {
    return { refusal: 'noLink', field: 'meetingUrl' }
  }
  return null
}

/** The first fault of a plan with its field, or null. `now` is in epoch milliseconds. */
export function planFault(
  wish: PlanWish,
  current: ChangedPlan | null,
  { now, hasMeetingServer }: { readonly now: number; readonly hasMeetingServer: boolean },
): PlanFault | null {
  const time = timeFault(wish, current, now)
  if (time) return time
  if (wish.zone !== '' && !isTimeZone(wish.zone)) return { refusal: 'unknownZone', field: 'zone' }
  const room = roomFault(wish, current, hasMeetingServer)
  if (room) return room
  const wrong = wish.guests.findIndex(({ email }) => email !== '' && !isAddress(email))
  return wrong === -1 ? null : { refusal: 'wrongAddress', field: `guests.${wrong}.email` }
}

const maxDays = 10

export function isWeek({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to && to - from <= maxDays * dayMs
}
