import { type CandidateResponse, responseOf } from '../../../candidates/interviews/rules/response.ts'
import { followedAddress } from '../../../platform/documents/rules/followed-address.ts'
import type { FeedbackEntry } from '../../feedback/rules/feedback.ts'
import { readFeedback } from '../../feedback/rules/wire.ts'
import { answerOf } from '../../planning/rules/receiving.ts'
import { roomType } from '../../planning/rules/room-type.ts'
import { cancelledPlan } from '../../planning/rules/status.ts'
import type { PlanEntry } from '../contract.ts'
import { type MeetingPlace, type Plan, sortTime } from './plans.ts'

/**
 * The candidate's answer to a plan, or null where none is shown.
 *
 * A cancelled plan (P4-017) says so itself and hides the answer (P4-018); no answer yet is not shown (P4-019). A
 * cancelled answer (P4-016) counts while the plan itself is not cancelled (decision C68).
 */
export function planResponse(plan: Pick<PlanEntry, 'status' | 'responseStatus'>): CandidateResponse | null {
  if (plan.status === cancelledPlan) return null
  return responseOf(plan.responseStatus)
}

function readPlace(text: string | null): MeetingPlace | null {
  if (!text?.trim()) return null
  const address = followedAddress(text)
  return address ? { address } : { text: text.trim() }
}

const filled = (text: string | null): string | null => text?.trim() || null

function readFeedbackEntries(entry: PlanEntry): { interviewers: FeedbackEntry[]; others: FeedbackEntry[] } {
  const { id: planId, interviewRoundName: roundName, interviewerInfoList: list } = entry
  const plan = {
    planId,
    roundName,
    isCancelled: entry.status === cancelledPlan,
    startsAt: entry.interviewStartTime,
    endsAt: entry.interviewEndTime,
  }
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
    roundId: entry.interviewRoundId,
    roundName: entry.interviewRoundName,
    startsAt: entry.interviewStartTime,
    endsAt: entry.interviewEndTime,
    movedFrom: entry.movedFromTime ?? null,
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
        answer: answerOf(interviewer.interviewerReceiveStatus),
        reason: filled(interviewer.refuseReason),
        isFrozen: interviewer.isFrozen,
        feedback,
      }
    }),
    others: feedbackEntries.others,
  }
}

/** The plans of a candidate, newest first. */
export function readPlans(entries: readonly PlanEntry[]): Plan[] {
  return entries.map(readPlan).sort((a, b) => sortTime(b) - sortTime(a))
}
