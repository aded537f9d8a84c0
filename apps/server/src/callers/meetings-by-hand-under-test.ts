import {
  makeCopyLink,
  openCopy,
  orderCopy,
  revokeCopyLink,
} from '../../../../features/candidates/candidate-copy/contract.ts'
import {
  readAppointment,
  reserveTime,
  respondToPlan,
} from '../../../../features/meetings/appointments/contract/choosing.ts'
import {
  answerInvitation,
  keepReminder,
  readInvitation,
} from '../../../../features/meetings/appointments/contract/invitation.ts'
import {
  listOfferedTimes,
  makeScheduleLink,
  offerTimes,
} from '../../../../features/meetings/appointments/contract/offering.ts'
import {
  listInterviewerTimes,
  saveInterviewerTimes,
} from '../../../../features/meetings/appointments/contract/own-times.ts'
import {
  giveSatisfaction,
  readSatisfaction,
} from '../../../../features/meetings/appointments/contract/satisfaction.ts'
import {
  giveLinkedFeedback,
  readLinkedFeedback,
} from '../../../../features/meetings/feedback/contract/linked.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
  updateInterviewDate,
} from '../../../../features/meetings/planning/contract/planning.ts'
import {
  findInterviewPlan,
  listInterviewers,
  listTakenTimes,
} from '../../../../features/meetings/planning/contract/reading.ts'
import {
  getInterviewerReceiveStatus,
  setInterviewerReceiveStatus,
} from '../../../../features/meetings/planning/contract/receiving.ts'
import {
  saveIdCard,
  sendIdCardPiece,
} from '../../../../features/visitors/candidate-pages/contract/id-card.ts'
import { makePageLink, revokePageLink } from '../../../../features/visitors/candidate-pages/contract/links.ts'
import { uploadImage } from '../../../../features/visitors/candidate-pages/contract/monitor.ts'
import {
  declineConsent,
  giveConsent,
  readPage,
  withdrawConsent,
} from '../../../../features/visitors/candidate-pages/contract/page.ts'
import {
  confirmOwnCopy,
  makeOwnCopy,
  openOwnCopy,
  readOwnCopy,
} from '../../../../features/visitors/own-copy/contract/page.ts'
import { report4MobileV2, reportNew4Mobile } from '../../../../features/visitors/password-report/contract.ts'
import type { SaidByHand } from './by-hand-under-test.ts'

/** A planned interview without its time, which depends on the stage. */
const plannedValues = {
  planRoomType: 0,
  offlineLocation: 'some place',
  timeZone: 'UTC',
  tencentMeetingUrl: '',
  guestUserList: [],
  allowTaken: true,
}

/** Additions to the generated samples of calls about planned interviews, and of calls by links. */
export const meetingsByHand: Readonly<Record<string, SaidByHand>> = {
  [report4MobileV2.path]: { values: { interviewId: 'a token', pin: '' } },
  [reportNew4Mobile.path]: { values: { interviewId: 'a token', pin: '' } },
  [createInterviewPlans.path]: {
    ids: { jobseekerChannelIds: 'candidate', interviewerIds: 'account', interviewRoundId: 'round' },
    values: plannedValues,
  },
  [changeInterviewPlan.path]: {
    ids: { interviewPlanId: 'offeredPlan', interviewerIds: 'account', interviewRoundId: 'round' },
    values: { ...plannedValues, sequence: 0 },
  },
  [updateInterviewDate.path]: {
    ids: { interviewPlanId: 'offeredPlan' },
    values: { interviewDate: '', allowTaken: 1 },
  },
  [getInterviewerReceiveStatus.path]: { ids: { interviewPlanId: 'offeredPlan' } },
  [setInterviewerReceiveStatus.path]: {
    ids: { interviewPlanId: 'offeredPlan' },
    values: { interviewerReceiveStatus: 2 },
  },
  [cancelInterviewPlan.path]: { ids: { interviewPlanId: 'offeredPlan' } },
  [findInterviewPlan.path]: { ids: { interviewPlanId: 'offeredPlan' } },
  [listInterviewers.path]: { ids: { cursor: 'account' } },
  [listTakenTimes.path]: { ids: { interviewerIds: 'account' } },
  [listOfferedTimes.path]: { ids: { interviewPlanId: 'offeredPlan' } },
  [offerTimes.path]: { ids: { interviewPlanId: 'offeredPlan' }, values: { times: [] } },
  [makeScheduleLink.path]: { ids: { interviewPlanId: 'offeredPlan' } },
  [listInterviewerTimes.path]: { values: { interviewPlanId: '' } },
  [saveInterviewerTimes.path]: { values: { interviewPlanId: '', times: [] } },
  [readInvitation.path]: { values: { sign: 'a token' } },
  [answerInvitation.path]: { values: { sign: 'a token' } },
  [keepReminder.path]: { values: { sign: 'a token' } },
  [readSatisfaction.path]: { values: { sign: 'a token' } },
  [giveSatisfaction.path]: { ids: { interviewId: 'offeredPlan' }, values: { sign: 'a token' } },
  [readAppointment.path]: { values: { sign: 'a token' } },
  [reserveTime.path]: { ids: { interviewPlanId: 'offeredPlan' }, values: { sign: 'a token' } },
  [respondToPlan.path]: {
    ids: { interviewPlanId: 'offeredPlan' },
    values: { sign: 'a token', responseStatus: 2, reason: 'some words' },
  },
  [readPage.path]: { values: { sign: 'a token', purpose: 'idCard' } },
  [giveConsent.path]: { values: { sign: 'a token', hash: 'none' } },
  [withdrawConsent.path]: { values: { sign: 'a token' } },
  [declineConsent.path]: { values: { sign: 'a token' } },
  [saveIdCard.path]: { values: { sign: 'a token' } },
  [sendIdCardPiece.path]: { values: { sign: 'a token', upload: 'a submit', offset: 0 } },
  [uploadImage.path]: { values: { sign: 'a token', source: 2 } },
  [makePageLink.path]: { values: { purpose: 'campaign', byMail: 0 } },
  [revokePageLink.path]: { ids: { linkId: 'pageLink' } },
  [orderCopy.path]: { values: { isWholePerson: 0 } },
  [openCopy.path]: { ids: { copyId: 'copy' } },
  [makeCopyLink.path]: { values: { isWholePerson: 0, byMail: 0 } },
  [revokeCopyLink.path]: { ids: { copyLinkId: 'copyLink' } },
  [openOwnCopy.path]: { values: { sign: 'a token' } },
  [confirmOwnCopy.path]: { values: { sign: 'a token', answer: '0000' } },
  [makeOwnCopy.path]: { values: { sign: 'a token', pass: 'none' } },
  [readOwnCopy.path]: { values: { sign: 'a token', pass: 'none' } },
  // With the result "not held", feedback can be given any number of times.
  [giveLinkedFeedback.path]: { values: { sign: 'a token', interviewResult: 4 } },
  [readLinkedFeedback.path]: { values: { sign: 'a token', publishId: 'a version' } },
}
