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
import { report4MobileV2, reportNew4Mobile } from '../../../../features/visitors/password-report/contract.ts'
import { adminByHand } from './admin-by-hand-under-test.ts'
import type { IdKind } from './company-under-test.ts'

/** What the id in a field names: a kind of record, the caller, or a visit of theirs to the report. */
export type Named = IdKind | 'caller' | 'viewing'

/** What the generated sample of a call needs: what its ids name, and values of its fields. */
export interface SaidByHand {
  readonly ids?: Readonly<Record<string, Named>>
  readonly values?: Readonly<Record<string, unknown>>
}

/** A planned interview without its time, which depends on the stage. */
const plannedValues = {
  planRoomType: 0,
  offlineLocation: 'some place',
  timeZone: 'UTC',
  tencentMeetingUrl: '',
  guestUserList: [],
  allowTaken: true,
}

/**
 * Additions to the generated samples, by path.
 *
 * An id is listed where its field means something else than in other calls, and a value where not every one is
 * accepted.
 */
export const saidByHand: Readonly<Record<string, SaidByHand>> = {
  ...adminByHand,
  '/open/wechat/ai/user/getEntrance': { values: { stateKey: '0'.repeat(64) } },
  // The messaging app's ids of people are not ours.
  '/open/wechat/ai/user/auth': { values: { openId: 'o', prefixPhone: '86', phone: '1', vcode: '1' } },
  '/open/wechat/ai/user/cancelAuth': { values: { openId: 'o' } },
  '/open/wechat/ai/user/getAuthInfo': { values: { openId: 'o' } },
  '/open/wechat/ai/user/sendSms': { values: { openId: 'o', prefixPhone: '86', phone: '1', smsType: 3 } },
  '/enterprise/miniapp/companyEnroll/save': {
    values: {
      phone: '13812345678',
      companyName: 'a',
      userName: 'b',
      position: 'c',
      prefixPhone: '86',
      email: '',
    },
  },
  // No account has linked one.
  // No account has a passkey, and this server accepts none.
  '/candidate/EstimateResume/EstimateResume/addEstimateResume': {
    ids: { userId: 'caller' },
    values: { estimateText: 'some words', corpId: 'ding' },
  },
  '/candidate/offlineInterviewResult/add': { values: { interviewRemark: 'some words' } },
  '/candidate/employment/interview/checkReportPwd': { values: { id: 'a token', pin: '' } },
  [report4MobileV2.path]: { values: { interviewId: 'a token', pin: '' } },
  [reportNew4Mobile.path]: { values: { interviewId: 'a token', pin: '' } },
  '/candidate/report/paper': { ids: { userId: 'interview' } },
  '/candidate/report/paper/drop': { ids: { userId: 'interview', fileId: 'file' } },
  '/candidate/report/paper/start': { ids: { userId: 'interview' }, values: { format: 'pdf' } },
  '/candidate/report/paper/state': { ids: { userId: 'interview', fileId: 'file' } },
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
  '/candidate/interviewPlan/viewPassword': { ids: { interviewPlanId: 'offeredPlan' } },
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
  // With the result "not held", feedback can be given any number of times.
  [giveLinkedFeedback.path]: { values: { sign: 'a token', interviewResult: 4 } },
  [readLinkedFeedback.path]: { values: { sign: 'a token', publishId: 'a version' } },
  '/candidate/share/make': { values: { sections: ['reportAIInterview'], days: 7 } },
  '/candidate/share/preview': { values: { sections: ['reportAIInterview'], days: 7 } },
  '/candidate/share/renewPassword': { ids: { shareId: 'share' } },
  '/candidate/share/revoke': { ids: { shareId: 'share' } },
  '/candidate/thirdEvaluation/add': { ids: { fileUrl: 'upload' } },
  '/candidate/thirdEvaluation/delete': { ids: { id: 'thirdParty' } },
  '/candidate/thirdEvaluation/update': { ids: { id: 'thirdParty', fileUrl: 'upload' } },
  '/candidate/attachInfo/delete': { ids: { attachInfoId: 'attachment' } },
  '/candidate/employment/interview/findId': { ids: { userId: 'interview' } },
  '/candidate/interviewPlan/beginInterviewAssessment': {
    ids: { planInterviewId: 'plan', publishId: 'formVersion' },
  },
  '/candidate/interviewPlan/checkModifyAuth': { ids: { planInterviewId: 'plan' } },
  '/candidate/interviewPlan/createOrUpdateInterviewAssessment': {
    ids: { planInterviewId: 'plan', createBy: 'caller' },
    values: { id: '', interviewResult: 1, feedbackContent: 'some words' },
  },
  '/candidate/interviewPlan/createOrUpdateInterviewFeedback': {
    ids: { planInterviewId: 'plan', createBy: 'caller' },
    values: { id: '', interviewResult: 4 },
  },
  '/candidate/interviewPlan/getInterviewAssessmentRecord': {
    ids: { planInterviewId: 'plan' },
    values: { interviewAssessmentRoundId: '', feedbackId: '', interviewerId: '' },
  },
  '/candidate/interviewPlan/getInterviewAssessmentForm': {
    ids: { id: 'round', publishId: 'formVersion', interviewAssessmentFormId: 'form' },
  },
  '/candidate/interviewer/save/operateStatus': { values: { operateStatus: 1 } },
  '/candidate/jobseekerChannel/jobseekerChannel/jobseekerChannelInfo': { ids: { id: 'candidate' } },
  '/candidate/jobseekerChannel/jobseekerChannel/shareByEmail': {
    ids: { shareUrl: 'candidate' },
    values: { email: 'somebody@person.example' },
  },
  '/candidate/jobseekerChannel/jobseekerChannel/shareReport': {
    ids: { shareUrl: 'candidate' },
    values: { corpId: 'ding', appId: '4', cid: 'cid', currentUserId: 'manager' },
  },
  '/open/dingtalk/sendMsg': {
    ids: { shareUrl: 'candidate' },
    values: { corpId: 'ding', appId: '4', cid: 'cid', currentUserId: 'manager' },
  },
  '/candidate/jobseekerChannel/jobseekerChannel/transmitResume': {
    ids: { registerUserIdAry: 'account', updateIdsAry: 'candidate' },
  },
  '/file/convert/getUrl': { ids: { sourceUrl: 'file' }, values: { type: 'pdf2pdf' } },
  '/mark/employ/estimate/addComprehensiveEstimate': { values: { estimateContent: 'some words' } },
  '/mark/employ/estimate/addEstimate': { values: { estimateType: 5, estimateContent: 'some words' } },
  '/mark/employ/estimate/addEstimates': {
    values: { estimates: [{ estimateType: 5, estimateContent: 'some words' }] },
  },
  '/mark/import/interviewResult': { values: { format: 'no bundle' } },
  '/mark/import/status': { ids: { jobId: 'job' } },
  '/mark/interview/interview/interviewInfo': { ids: { userId: 'interview' } },
  '/mark/interview/interview/nameVoice': { values: { voice: 'name:dana weiss', role: 'another' } },
  '/mark/interview/interview/submitEstimate': {
    ids: { id: 'question' },
    values: { estimateScore: 3, estimateOpinion: 'some words' },
  },
  '/mark/interview/interview_opr_log/listInterviewOperLog': { ids: { problemId: 'question' } },
  '/mark/report/interview/viewReportReq': { ids: { logId: 'viewing' }, values: { section: '1.0' } },
  '/rpa/label/deleteCandidateLabel': { ids: { labelId: 'heldLabel' } },
  '/rpa/label/saveCandidateLabel': { ids: { labelId: 'label' } },
  '/rpa/resume/resumePreview/getPreviewUrl': { ids: { sourceUrl: 'file' } },
}

/** Other uses of a call, by path and by their name in docs/callers.tsv: they may need another right. */
export const variants: Readonly<Record<string, Readonly<Record<string, SaidByHand>>>> = {
  '/candidate/EstimateResume/EstimateResume/addEstimateResume': {
    remark: {
      ids: { userId: 'caller' },
      values: { estimateText: 'some words', source: 4, type: 2, corpId: 'ding' },
    },
  },
  '/mark/employ/estimate/selectAllEstimate': { remarks: { values: { estimateMode: 8 } } },
  '/candidate/interviewer/save/operateStatus': {
    accept: { values: { operateChannel: 1 } },
    refuse: { values: { operateChannel: 2 } },
  },
}
