import { dayMs } from '@candor/kernel/durations'
import { isTimeZone } from '@candor/kernel/time-zone'
import { followedAddress } from '../../documents/rules/followed-address.ts'
import { isAddress } from '../../mail/rules/addresses.ts'
import { plannedTimeFault } from './times.ts'

/** The kinds of room (P4-029 to P4-033). */
export const roomTypes = { inPerson: 0, builtIn: 1, online: 2, meeting: 3, other: 4 } as const

/** The kinds of room that can be planned: a built-in room where there is a server for it. */
export function offeredRooms(hasMeetingServer: boolean): number[] {
  const { inPerson, builtIn, meeting, other } = roomTypes
  return [inPerson, ...(hasMeetingServer ? [builtIn] : []), meeting, other]
}

/** A plan as somebody wants it. Times are in epoch milliseconds. */
export interface PlanWish {
  readonly interviewRoundName: string
  readonly interviewStartTime: number
  readonly interviewEndTime: number
  readonly timeZone: string
  readonly planRoomType: number
  readonly offlineLocation: string
  readonly tencentMeetingUrl: string
  readonly guestUserList: readonly { readonly email: string }[]
}

/** The stored plan that is changed; null for a new one. */
export interface CurrentPlan {
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
  readonly field: string
}

/** Whether a refusal is about interviewers with a conflict, which can be ignored. */
export function namesTaken(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'interviewerIds' in data
}

/** What is wrong with the time of a plan, and in which field; null if nothing. `now` is in epoch milliseconds. */
export function timeFault(
  wish: Pick<PlanWish, 'interviewStartTime' | 'interviewEndTime'>,
  current: CurrentPlan | null,
  now: number,
): PlanFault | null {
  const { interviewStartTime: startsAt, interviewEndTime: endsAt } = wish
  // A plan in the past can still be corrected while its time stays.
  if (current?.startsAt === startsAt && current.endsAt === endsAt) return null
  const refusal = plannedTimeFault({ startsAt, endsAt }, now)
  if (refusal === null) return null
  return { refusal, field: refusal === 'endBeforeStart' ? 'interviewEndTime' : 'interviewStartTime' }
}

function roomFault(wish: PlanWish, current: CurrentPlan | null, hasMeetingServer: boolean): PlanFault | null {
  const { planRoomType, offlineLocation, tencentMeetingUrl } = wish
  if (planRoomType === roomTypes.builtIn) {
    // A built-in room stays, whether others can still be made or not.
    const isThere = current?.roomType === roomTypes.builtIn || hasMeetingServer
    return isThere ? null : { refusal: 'noMeetingServer', field: 'planRoomType' }
  }
  if (planRoomType === roomTypes.inPerson && offlineLocation === '') {
    return { refusal: 'placeMissing', field: 'offlineLocation' }
  }
  const isLinkMissing = planRoomType === roomTypes.meeting && tencentMeetingUrl === ''
  if (isLinkMissing || (tencentMeetingUrl !== '' && followedAddress(tencentMeetingUrl) === null)) {
    return { refusal: 'noLink', field: 'tencentMeetingUrl' }
  }
  return null
}

/** What is wrong with a plan, and in which field; null if nothing. `now` is in epoch milliseconds. */
export function planFault(
  wish: PlanWish,
  current: CurrentPlan | null,
  { now, hasMeetingServer }: { readonly now: number; readonly hasMeetingServer: boolean },
): PlanFault | null {
  const time = timeFault(wish, current, now)
  if (time) return time
  if (wish.timeZone !== '' && !isTimeZone(wish.timeZone)) return { refusal: 'unknownZone', field: 'timeZone' }
  const room = roomFault(wish, current, hasMeetingServer)
  if (room) return room
  const wrong = wish.guestUserList.findIndex(({ email }) => email !== '' && !isAddress(email))
  return wrong === -1 ? null : { refusal: 'wrongAddress', field: `guestUserList.${wrong}.email` }
}

const maxDays = 10

/** Whether a stretch of time may be loaded: not too many days, and in order. */
export function isWeek({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to && to - from <= maxDays * dayMs
}
