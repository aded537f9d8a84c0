import type { ReplyOf } from '@candor/call/define'
import { cancellingAnswer, isNotComing } from '../../plan/rules/status.ts'
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
  readonly candidateOut: 'unable' | 'cancelled' | null
}

function readCandidateOut(responseStatus: number): Interview['candidateOut'] {
  if (!isNotComing(responseStatus)) return null
  return responseStatus === cancellingAnswer ? 'cancelled' : 'unable'
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
    isAccepted: each.interviewerReceiveStatus === 1,
    candidateOut: readCandidateOut(each.responseStatus),
  }
}

/** The lists of the page: feedback that is due, the rest of today in the reader's time zone, and later interviews. */
export function readInterviews(
  { now, coming, feedbackDue }: ReplyOf<typeof listMyInterviews>,
  timeZone: string,
) {
  const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  const isToday = ({ startsAt }: Interview) => dayOf(startsAt) <= dayOf(now)
  const ahead = coming.map(readInterview)
  return {
    due: feedbackDue.map(readInterview),
    today: ahead.filter(isToday),
    later: ahead.filter((each) => !isToday(each)),
  }
}
