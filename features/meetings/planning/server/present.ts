import type { ReplyOf } from '@candor/call/define'
import { reachesAllCandidates } from '../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'
import type {
  findInterviewPlan,
  listInterviewers,
  listInterviewRounds,
  listTakenTimes,
} from '../contract/reading.ts'
import { cancelledPlan } from '../rules/status.ts'
import type { Interviewer, listRounds } from './queries/people.ts'
import type { Plan } from './queries/plans.ts'
import type { listFree, listTaken } from './queries/taken.ts'

/** A plan for its form, without passwords. `able` are the accounts that can interview. */
export function presentPlan(plan: Plan, able: ReadonlySet<string>): ReplyOf<typeof findInterviewPlan> {
  return {
    interviewPlanId: plan.id,
    sequence: plan.sequence,
    isCancelled: plan.status === cancelledPlan,
    interviewRoundId: plan.roundId,
    interviewRoundName: plan.roundName,
    interviewStartTime: plan.startsAt,
    interviewEndTime: plan.endsAt,
    timeZone: plan.zone,
    planRoomType: plan.roomType,
    interviewMode: plan.interviewMode,
    offlineLocation: plan.offlineLocation,
    tencentMeetingUrl: plan.meetingUrl,
    interviewOtherInfo: plan.otherInfo,
    interviewerInfoList: plan.interviewers.map(({ accountId, name, receiveStatus }) => ({
      interviewerId: accountId,
      interviewerName: name,
      interviewerReceiveStatus: receiveStatus,
      isFrozen: accountId !== null && !able.has(accountId),
    })),
    guestUserList: plan.guests.map(({ name, email }) => ({ guestUserName: name, email: email ?? '' })),
  }
}

type Round = Awaited<ReturnType<typeof listRounds>>[number]

export function presentRound({ id, name, formName }: Round): ReplyOf<typeof listInterviewRounds>[number] {
  return { interviewRoundId: id, interviewRoundName: name, templateName: formName }
}

export function presentInterviewer({
  id,
  name,
  email,
}: Interviewer): ReplyOf<typeof listInterviewers>[number] {
  return { interviewerId: id, interviewerName: name, email }
}

/** A viewer who may not read a report learns that somebody is taken, but not by what. */
export function presentTaken(
  taken: Awaited<ReturnType<typeof listTaken>>,
  free: Awaited<ReturnType<typeof listFree>>,
  { userType }: Viewer,
): ReplyOf<typeof listTakenTimes> {
  const readsAll = reachesAllCandidates(userType)
  const takenOf = Map.groupBy(taken, ({ accountId }) => accountId)
  const freeOf = Map.groupBy(free, ({ accountId }) => accountId)
  return [...new Set([...takenOf.keys(), ...freeOf.keys()])].map((interviewerId) => ({
    interviewerId,
    times: (takenOf.get(interviewerId) ?? []).map(({ planId, startsAt, endsAt, roundName, isOwn }) => ({
      startTime: startsAt.getTime(),
      endTime: endsAt.getTime(),
      interviewPlanId: planId,
      title: readsAll || isOwn ? roundName : null,
    })),
    freeTimes: (freeOf.get(interviewerId) ?? []).map(({ startsAt, endsAt }) => ({
      startTime: startsAt.getTime(),
      endTime: endsAt.getTime(),
    })),
  }))
}
