import { hourMs } from '@candor/kernel/durations'
import type { PlanEntry } from '../contract.ts'

/** 10:00 in Shanghai. */
export const ten = Date.UTC(2026, 2, 16, 2, 0, 0)

export const aPlan = (id: string, more: Partial<PlanEntry> = {}): PlanEntry => ({
  id,
  interviewDate: null,
  interviewStartTime: ten,
  interviewEndTime: ten + hourMs,
  interviewRoundName: '技术初试',
  interviewRoundId: null,
  createUserName: '陈薇安',
  createDate: ten - 48 * hourMs,
  planRoomType: 0,
  status: 0,
  responseStatus: 0,
  guestUserList: [],
  interviewRoomNo: null,
  tencentMeetingUrl: null,
  candidatePassword: null,
  interviewOtherInfo: null,
  offlineLocation: null,
  positionId: 'p1',
  interviewerInfoList: [],
  interviewFeedbackList: [],
  ...more,
})

export const interviewer = (interviewerName: string, more: object = {}) => ({
  interviewerId: null,
  interviewerName,
  interviewerPassword: null,
  interviewerPcInterviewUrl: null,
  interviewerReceiveStatus: 0,
  refuseReason: null,
  isFrozen: false,
  znInterviewFeedbackVO: null,
  feedbackHiddenBy: null,
  isOwn: false,
  templateInfo: null,
  ...more,
})
