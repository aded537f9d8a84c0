import { followedAddress } from '../documents/rules/followed-address.ts'
import type { FeedbackEntry } from '../feedback/rules/feedback.ts'
import { readFeedback } from '../feedback/rules/wire.ts'
import { type RoomType, roomType } from '../plan/rules/room-type.ts'
import { cancelledPlan } from '../plan/rules/status.ts'
import { endOf } from '../plan/rules/times.ts'
import type { TabFacts } from '../report/rules/tab-facts.ts'
import type { PlanEntry } from './contract.ts'

export const tabNumber = 3
export const permission = 'planInterview'

/** The interview plan shows to those who may read it, empty or not (R2-037), but for a personal report (N27). */
export function isShownTo({ permissions, isPersonal }: TabFacts): boolean {
  return permissions.has(permission) && !isPersonal
}

export type PlanResponse = 'accepted' | 'rejected' | 'cancelled'
const responses = new Map<number, PlanResponse>([
  [1, 'accepted'],
  [2, 'rejected'],
  [3, 'cancelled'],
])

/**
 * The candidate's answer to a plan, or null where none is shown.
 *
 * A cancelled plan (P4-017) says so itself and hides the answer (P4-018); no answer yet is not shown (P4-019). A
 * cancelled answer (P4-016) counts while the plan itself is not cancelled (decision C68).
 */
export function planResponse(plan: Pick<PlanEntry, 'status' | 'responseStatus'>): PlanResponse | null {
  if (plan.status === cancelledPlan) return null
  return responses.get(plan.responseStatus) ?? null
}

/** A meeting's address, or other text from its field, which is not a link. */
export type MeetingPlace = { readonly address: string } | { readonly text: string }

function readPlace(text: string | null): MeetingPlace | null {
  if (!text?.trim()) return null
  const address = followedAddress(text)
  return address ? { address } : { text: text.trim() }
}

export interface PlanInterviewer {
  readonly name: string
  readonly password: string | null
  readonly entrance: string | null
  /** Their answer to holding it; null while there is none. */
  readonly answer: 'accepted' | 'refused' | null
  /** Their reason to decline. */
  readonly reason: string | null
  /** Whether their account is frozen: somebody else has to hold it. */
  readonly isFrozen: boolean
  readonly feedback: FeedbackEntry
}

const answers = new Map<number, 'accepted' | 'refused'>([
  [1, 'accepted'],
  [2, 'refused'],
])

export interface Plan {
  readonly id: string
  readonly roundName: string
  /** Epoch milliseconds; null while no time is set. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** YYYY-MM-DD, for a plan without a time. */
  readonly day: string | null
  readonly createdBy: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly isCancelled: boolean
  /** Whether the reader is one of its interviewers. */
  readonly isOwn: boolean
  readonly response: PlanResponse | null
  readonly room: RoomType
  readonly roomNumber: string | null
  readonly meeting: MeetingPlace | null
  readonly location: string | null
  readonly candidatePassword: string | null
  readonly otherInfo: string | null
  readonly guests: readonly string[]
  readonly interviewers: readonly PlanInterviewer[]
  /** Feedback of people whom the plan does not name. */
  readonly others: readonly FeedbackEntry[]
}

const filled = (text: string | null): string | null => text?.trim() || null

/** The entries by which a plan's feedback is read or given. */
function readFeedbackEntries(entry: PlanEntry): { interviewers: FeedbackEntry[]; others: FeedbackEntry[] } {
  const { id: planId, interviewRoundName: roundName, interviewerInfoList: list } = entry
  const plan = { planId, roundName, isCancelled: entry.status === cancelledPlan }
  const hasOwn = list.some(({ isOwn }) => isOwn)
  const interviewers = list.map((each) => ({
    ...plan,
    interviewer: { id: each.interviewerId, name: each.interviewerName },
    isOfColleague: hasOwn && !each.isOwn,
    feedback: each.znInterviewFeedbackVO && readFeedback(each.znInterviewFeedbackVO),
    hiddenBy: each.feedbackHiddenBy,
    hasForm: each.templateInfo !== null,
  }))
  const others = entry.interviewFeedbackList.map((each) => ({
    ...plan,
    interviewer: { id: each.interviewerId, name: each.createByName ?? each.lastUpdateByName ?? '' },
    isOfColleague: hasOwn,
    feedback: readFeedback(each),
    hiddenBy: null,
    hasForm: false,
  }))
  return { interviewers, others }
}

function readPlan(entry: PlanEntry): Plan {
  const feedbackEntries = readFeedbackEntries(entry)
  return {
    id: entry.id,
    roundName: entry.interviewRoundName,
    startsAt: entry.interviewStartTime,
    endsAt: entry.interviewEndTime,
    day: filled(entry.interviewDate),
    createdBy: filled(entry.createUserName),
    createdAt: entry.createDate,
    isCancelled: entry.status === cancelledPlan,
    isOwn: entry.interviewerInfoList.some(({ isOwn }) => isOwn),
    response: planResponse(entry),
    room: roomType(entry.planRoomType),
    roomNumber: filled(entry.interviewRoomNo),
    meeting: readPlace(entry.tencentMeetingUrl),
    location: filled(entry.offlineLocation),
    candidatePassword: filled(entry.candidatePassword),
    otherInfo: filled(entry.interviewOtherInfo),
    guests: entry.guestUserList.map(({ guestUserName }) => guestUserName),
    interviewers: entry.interviewerInfoList.flatMap((interviewer, at) => {
      const feedback = feedbackEntries.interviewers[at]
      if (!feedback) return []
      return {
        name: interviewer.interviewerName,
        password: filled(interviewer.interviewerPassword),
        entrance: followedAddress(interviewer.interviewerPcInterviewUrl),
        answer: answers.get(interviewer.interviewerReceiveStatus) ?? null,
        reason: filled(interviewer.refuseReason),
        isFrozen: interviewer.isFrozen,
        feedback,
      }
    }),
    others: feedbackEntries.others,
  }
}

/** The entry for the reader's own feedback: in the soonest of the plans that they hold; null without one. */
export function ownEntry(plans: readonly Plan[]): FeedbackEntry | null {
  const own = plans.filter(({ isOwn }) => isOwn).at(-1)
  return own?.interviewers.find(({ feedback }) => !feedback.isOfColleague)?.feedback ?? null
}

/**
 * The entry by which a reader who plans interviews gives feedback on one without interviewers; null if it has any, if
 * they have given it, or if it was cancelled.
 */
export function unnamedEntry(
  plan: Plan,
  reader: { readonly id: string; readonly name: string },
): FeedbackEntry | null {
  const { id: planId, roundName, isCancelled, interviewers, others } = plan
  const hasGiven = others.some(({ interviewer }) => interviewer.id === reader.id)
  if (isCancelled || interviewers.length > 0 || hasGiven) return null
  return {
    ...{
      planId,
      roundName,
      isCancelled,
      interviewer: reader,
      isOfColleague: false,
      feedback: null,
      hiddenBy: null,
    },
    // Only interviewers know whether the round has a form; once loaded, it may turn out to have none.
    hasForm: true,
  }
}

/** The time by which plans are sorted: the start, else the beginning of the day in UTC, else the creation. */
function placeInTime({ startsAt, day, createdAt }: Plan): number {
  const dayAt = day ? Date.parse(day) : Number.NaN
  return startsAt ?? (Number.isNaN(dayAt) ? createdAt : dayAt)
}

/** The plans of a candidate, newest first. */
export function readPlans(entries: readonly PlanEntry[]): Plan[] {
  return entries.map(readPlan).sort((a, b) => placeInTime(b) - placeInTime(a))
}

/** Whether an interview takes place: not cancelled, and the candidate has not declined. */
const stands = ({ isCancelled, response }: Plan): boolean =>
  !isCancelled && (response === null || response === 'accepted')

/**
 * The plan that matters now: the running one, else the next one; null when none is ahead.
 *
 * `now` is in epoch milliseconds.
 */
export function currentPlan(plans: readonly Plan[], now: number): Plan | null {
  const ahead = plans.filter(
    (plan) => stands(plan) && plan.startsAt !== null && endOf(plan.startsAt, plan.endsAt) > now,
  )
  return ahead.reduce<Plan | null>(
    (next, plan) => (next === null || placeInTime(plan) < placeInTime(next) ? plan : next),
    null,
  )
}

/** Whether the reader still has to hold a plan: not over, not cancelled, and not declined by them. */
export function isToHold({ isOwn, isCancelled, startsAt, endsAt, interviewers }: Plan, now: number): boolean {
  const hasRefused = interviewers.some(
    ({ feedback, answer }) => !feedback.isOfColleague && answer === 'refused',
  )
  return isOwn && !isCancelled && !hasRefused && startsAt !== null && endOf(startsAt, endsAt) > now
}

interface Reading {
  readonly now: number
  /** The day of `now` where the reader is, as `2026-03-14`. */
  readonly today: string
}

/**
 * Whether the reader may still answer that they hold an interview: until it begins, its day is over, or they have given
 * feedback.
 */
function isToAnswer(plan: Plan, { now, today }: Reading): boolean {
  const { isOwn, startsAt, day, interviewers } = plan
  const hasGiven = interviewers.some(({ feedback }) => !feedback.isOfColleague && feedback.feedback !== null)
  const isPast = startsAt === null ? day !== null && day < today : startsAt <= now
  return isOwn && stands(plan) && !hasGiven && !isPast
}

/**
 * The interviews that the reader is asked about (R4-030): the one in the address, then all their own that can still be
 * answered, the soonest first. Answered ones stay, so that the answer can be changed.
 */
export function plansToReceive(
  plans: readonly Plan[],
  { interviewPlanId, ...reading }: Reading & { readonly interviewPlanId: string | undefined },
): string[] {
  const own = plans.filter((plan) => isToAnswer(plan, reading) && plan.id !== interviewPlanId)
  const soonestFirst = own.toSorted((a, b) => placeInTime(a) - placeInTime(b)).map(({ id }) => id)
  return interviewPlanId ? [interviewPlanId, ...soonestFirst] : soonestFirst
}
