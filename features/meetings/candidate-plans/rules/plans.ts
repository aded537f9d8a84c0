import type { CandidateResponse } from '../../../candidates/interviews/rules/response.ts'
import type { FeedbackEntry } from '../../feedback/rules/feedback.ts'
import type { Answer } from '../../planning/rules/receiving.ts'
import type { RoomType } from '../../planning/rules/room-type.ts'

/** The report's tab of the interview plan, to which other pages lead. */
export const planTab = 3

/** A meeting's address, or other text from its field, which is not a link. */
export type MeetingPlace = { readonly address: string } | { readonly text: string }

export interface PlanInterviewer {
  readonly name: string
  readonly password: string | null
  readonly entrance: string | null
  readonly answer: Answer | null
  readonly reason: string | null
  /** Whether their account is frozen: somebody else has to hold it. */
  readonly isFrozen: boolean
  readonly feedback: FeedbackEntry
}

export interface Plan {
  readonly id: string
  /** Null for an interview outside of the position's rounds. */
  readonly roundId: string | null
  readonly roundName: string
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** The start before the interview was moved (epoch milliseconds); null where it never was. */
  readonly movedFrom: number | null
  /** YYYY-MM-DD, for a plan without a time. */
  readonly day: string | null
  readonly createdBy: string | null
  readonly createdAt: number
  readonly isCancelled: boolean
  readonly isOwn: boolean
  readonly response: CandidateResponse | null
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

/** The entry for the reader's own feedback: in the soonest of the plans that they hold; null without one. */
export function ownEntry(plans: readonly Plan[]): FeedbackEntry | null {
  const own = plans.filter(({ isOwn }) => isOwn).at(-1)
  return own?.interviewers.find(({ feedback }) => !feedback.isOfColleague)?.feedback ?? null
}

/** The time by which plans are sorted: the start, else the beginning of the day in UTC, else the creation. */
export function sortTime({ startsAt, day, createdAt }: Plan): number {
  const dayAt = day ? Date.parse(day) : Number.NaN
  return startsAt ?? (Number.isNaN(dayAt) ? createdAt : dayAt)
}
