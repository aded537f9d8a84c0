import type { ReplyOf, SentInputOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import { type CandidateResponse, responseOf } from '../../../candidates/interviews/rules/response.ts'
import type { updateInterviewDate } from '../../planning/contract/planning.ts'
import { accepted } from '../../planning/rules/receiving.ts'
import { ofPlan } from '../../planning/rules/wire.ts'
import type { listDay, listMyInterviews, OwnInterview } from '../contract.ts'
import type { OfDay } from './day.ts'

export interface PlannedInterview {
  readonly planId: string
  readonly candidateId: string
  readonly candidate: { readonly name: string; readonly latin: string | null }
  readonly position: { readonly name: string; readonly latin: string | null }
  readonly roundName: string
  readonly location: string | null
  readonly isAccepted: boolean
  /** Whether the candidate declined, or cancelled after accepting; null where neither. */
  readonly candidateOut: Exclude<CandidateResponse, 'accepted'> | null
}

export interface Interview extends PlannedInterview {
  readonly startsAt: number
  readonly endsAt: number
}

export interface UndatedInterview extends PlannedInterview {
  readonly day: string | null
}

type Wire = ReplyOf<typeof listMyInterviews>

function readCandidateOut({
  responseStatus,
}: Pick<OwnInterview, 'responseStatus'>): PlannedInterview['candidateOut'] {
  const response = responseOf(responseStatus)
  return response === 'accepted' ? null : response
}

function readPlanned(each: Omit<Wire['undated'][number], 'interviewDate'>): PlannedInterview {
  return {
    planId: each.interviewPlanId,
    candidateId: each.jobseekerChannelId,
    candidate: { name: each.candidateName, latin: each.candidateNameLatin },
    position: { name: each.positionName, latin: each.positionNameLatin },
    roundName: each.interviewRoundName,
    location: each.offlineLocation,
    isAccepted: each.interviewerReceiveStatus === accepted,
    candidateOut: readCandidateOut(each),
  }
}

export type Mails = Wire['mails']

function readInterview(each: OwnInterview): Interview {
  return { ...readPlanned(each), startsAt: each.interviewStartTime, endsAt: each.interviewEndTime }
}

/** Reads the interviews of an account: those to come, the soonest first, those without a time, those whose feedback is due. */
export function readInterviews({ now, coming, feedbackDue, undated, mails }: Wire) {
  return {
    now,
    coming: coming.map(readInterview),
    due: feedbackDue.map(readInterview),
    undated: undated.map((each) => ({ ...readPlanned(each), day: each.interviewDate })),
    mails,
  }
}

export function writeMove(
  { planId }: Interview,
  { startsAt, endsAt }: Span,
  allowTaken: boolean,
): SentInputOf<typeof updateInterviewDate> {
  return {
    ...ofPlan(planId),
    interviewStartTime: startsAt,
    interviewEndTime: endsAt,
    allowTaken: allowTaken ? 1 : 0,
  }
}

/** Reads the day: its interviews, those of the next day that has some, and the next one to begin. */
export function readDay({ now, from, to, list }: ReplyOf<typeof listDay>) {
  const interviews = list.map(
    (each): OfDay => ({
      planId: each.interviewPlanId,
      candidateId: each.jobseekerChannelId,
      candidate: { name: each.candidateName, latin: each.candidateNameLatin },
      roundName: each.interviewRoundName,
      startsAt: each.interviewStartTime,
      endsAt: each.interviewEndTime,
      roomType: each.planRoomType,
      location: each.offlineLocation,
      others: each.others,
      isOwn: each.isOwn,
      hasFeedback: each.hasFeedback,
    }),
  )
  return {
    now,
    from,
    to,
    today: interviews.filter(({ startsAt }) => startsAt < to),
    later: interviews.filter(({ startsAt }) => startsAt >= to),
    /** The running interview, else the next; null without. */
    next: interviews.find(({ endsAt }) => endsAt > now) ?? null,
  }
}
export type Day = ReturnType<typeof readDay>
