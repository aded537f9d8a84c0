import type { ReplyOf, SentInputOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import type { updateInterviewDate } from '../../plan/contract/planning.ts'
import { accepted } from '../../plan/rules/receiving.ts'
import { type CandidateResponse, responseOf } from '../../plan/rules/response.ts'
import { ofPlan } from '../../plan/rules/wire.ts'
import type { listMyInterviews, OwnInterview } from '../contract.ts'

export interface Interview {
  readonly planId: string
  readonly candidateId: string
  readonly candidate: { readonly name: string; readonly latin: string | null }
  readonly position: { readonly name: string; readonly latin: string | null }
  readonly roundName: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly location: string | null
  readonly isAccepted: boolean
  /** Whether the candidate declined, or cancelled after accepting; null where neither. */
  readonly candidateOut: Exclude<CandidateResponse, 'accepted'> | null
}

function readCandidateOut({ responseStatus }: OwnInterview): Interview['candidateOut'] {
  const response = responseOf(responseStatus)
  return response === 'accepted' ? null : response
}

function readInterview(each: OwnInterview): Interview {
  return {
    planId: each.interviewPlanId,
    candidateId: each.jobseekerChannelId,
    candidate: { name: each.candidateName, latin: each.candidateNameLatin },
    position: { name: each.positionName, latin: each.positionNameLatin },
    roundName: each.interviewRoundName,
    startsAt: each.interviewStartTime,
    endsAt: each.interviewEndTime,
    location: each.offlineLocation,
    isAccepted: each.interviewerReceiveStatus === accepted,
    candidateOut: readCandidateOut(each),
  }
}

/** Reads the interviews of an account: those to come, the soonest first, and those whose feedback is due. */
/** What becomes of mails about an interview. */
export type Mails = ReplyOf<typeof listMyInterviews>['mails']

export function readInterviews({ now, coming, feedbackDue, mails }: ReplyOf<typeof listMyInterviews>) {
  return { now, coming: coming.map(readInterview), due: feedbackDue.map(readInterview), mails }
}

/** The input of the call that moves an interview. */
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
