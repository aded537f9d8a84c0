import type { PositionId } from '@candor/kernel/ids'
import type { Plan } from '../../plan/server/queries/plans.ts'
import type { PlanEntry } from '../contract.ts'

/** The plans as a reader with an account may see them: with the passwords of their rooms (decision C52). */
export function presentPlans(plans: readonly Plan[], positionId: PositionId): PlanEntry[] {
  return plans.map((plan) => ({
    id: plan.id,
    interviewDate: plan.interviewDate,
    interviewStartTime: plan.startsAt,
    interviewEndTime: plan.endsAt,
    interviewRoundName: plan.roundName,
    interviewRoundId: plan.roundId ?? plan.roundExternalId,
    createUserName: plan.createdByName,
    createDate: plan.createdAt,
    planRoomType: plan.roomType,
    status: plan.status,
    responseStatus: plan.responseStatus,
    guestUserList: plan.guests.map(({ name }) => ({ guestUserName: name })),
    interviewRoomNo: plan.roomNumber,
    tencentMeetingUrl: plan.meetingUrl,
    candidatePassword: plan.candidatePassword,
    interviewOtherInfo: plan.otherInfo,
    offlineLocation: plan.offlineLocation,
    positionId,
    interviewerInfoList: plan.interviewers.map((interviewer) => ({
      interviewerId: interviewer.accountId ?? interviewer.externalId,
      interviewerName: interviewer.name,
      interviewerPassword: interviewer.password,
      interviewerPcInterviewUrl: interviewer.roomUrl,
    })),
  }))
}
