import type { PositionId } from '@candor/kernel/ids'
import type { PlanEntry } from '../contract.ts'
import type { Plans } from './import.ts'

/** The plans as a reader with an account may see them: with the passwords of their rooms (decision C52). */
export function presentPlans(stored: Plans, positionId: PositionId): PlanEntry[] {
  return stored.map((plan) => ({
    id: plan.externalId,
    interviewDate: plan.interviewDate ?? null,
    interviewStartTime: plan.interviewStartTime ?? null,
    interviewEndTime: plan.interviewEndTime ?? null,
    interviewRoundName: plan.interviewRoundName,
    interviewRoundId: plan.interviewRoundId ?? null,
    createUserName: plan.createUserName ?? null,
    createDate: plan.createDate,
    planRoomType: plan.planRoomType,
    status: plan.status,
    responseStatus: plan.responseStatus,
    guestUserList: (plan.guestUserList ?? []).map(({ guestUserName }) => ({ guestUserName })),
    interviewRoomNo: plan.interviewRoomNo ?? null,
    tencentMeetingUrl: plan.tencentMeetingUrl ?? null,
    candidatePassword: plan.candidatePassword ?? null,
    interviewOtherInfo: plan.interviewOtherInfo ?? null,
    offlineLocation: plan.offlineLocation ?? null,
    positionId,
    interviewerInfoList: (plan.interviewerInfoList ?? []).map((interviewer) => ({
      interviewerId: interviewer.interviewerId ?? null,
      interviewerName: interviewer.interviewerName,
      interviewerPassword: interviewer.interviewerPassword ?? null,
      interviewerPcInterviewUrl: interviewer.interviewerPcInterviewUrl ?? null,
    })),
  }))
}
