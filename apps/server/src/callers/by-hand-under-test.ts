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

/** A browser's reply for an authenticator; only its form is valid. */
const passkeyAnswer = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', attestationObject: 'a' },
}

/**
 * Additions to the generated samples, by path.
 *
 * An id is listed where its field means something else than in other calls, and a value where not every one is
 * accepted.
 */
export const saidByHand: Readonly<Record<string, SaidByHand>> = {
  '/admin/auth/role/getRolesByUser': { ids: { authRoleId: 'role' } },
  '/admin/config/accounts/add': {
    ids: { roleId: 'role' },
    values: { name: 'Somebody', email: 'new@person.example', userType: 'general' },
  },
  '/admin/config/accounts/freeze': { ids: { accountId: 'account' } },
  '/admin/config/accounts/givenOut': { ids: { accountId: 'account' } },
  '/admin/config/accounts/endGivenOut': { ids: { accountId: 'account' } },
  '/admin/config/accounts/invite': { ids: { accountId: 'account' } },
  '/admin/config/accounts/list': { ids: { roleId: 'role' } },
  '/admin/config/accounts/resetFactors': { ids: { accountId: 'account' } },
  '/admin/config/accounts/resetPassword': { ids: { accountId: 'account' } },
  '/admin/config/accounts/revokeInvitation': { ids: { accountId: 'account' } },
  '/admin/config/accounts/save': { ids: { accountId: 'account', roleId: 'emptyRole' } },
  '/admin/config/sessions/end': { ids: { sessionId: 'session' } },
  '/admin/config/sessions/endOf': { ids: { accountId: 'account' } },
  '/admin/config/signIn/save': { values: { sessionHours: 8 } },
  '/admin/login/sessions/end': { ids: { sessionId: 'session' } },
  '/admin/config/aiMark/save': { values: { singleStatus: 0 } },
  '/admin/config/company/save': { values: { name: 'Another name' } },
  '/admin/config/evaluation/save': { values: { screeningInfoStatus: 1 } },
  '/admin/config/positions/save': { values: { isL5: true } },
  '/admin/config/positions/rounds/save': { values: { revision: 0, rounds: [] } },
  '/admin/config/roles/delete': { ids: { roleId: 'emptyRole' } },
  '/admin/config/roles/permit': { ids: { roleId: 'role' }, values: { code: 'overviewAI' } },
  '/admin/config/roles/rename': { ids: { roleId: 'role' } },
  '/admin/config/rules/save': { values: { englishLabel: true } },
  '/admin/config/forms/detail': { ids: { formId: 'form' } },
  '/admin/config/forms/discard': { ids: { versionId: 'formDraft' } },
  '/admin/config/forms/draft': { ids: { versionId: 'formVersion' } },
  '/admin/config/forms/end': { ids: { formId: 'form' } },
  '/admin/config/forms/publish': { ids: { versionId: 'formDraft' } },
  '/admin/config/forms/rename': { ids: { formId: 'form' } },
  '/admin/config/forms/save': { ids: { versionId: 'formDraft' }, values: { content: { modules: [] } } },
  '/admin/config/forms/version': { ids: { versionId: 'formVersion' } },
  '/admin/config/mail': { ids: { before: 'mail' } },
  '/admin/config/mail/retry': { ids: { mailId: 'mail' } },
  '/admin/config/leads': { ids: { before: 'lead' } },
  '/admin/config/leads/save': { ids: { leadId: 'lead' }, values: { revision: 0 } },
  '/admin/config/shares': { ids: { before: 'share' } },
  '/admin/config/shares/revoke': { ids: { shareId: 'share' }, values: { of: 'share' } },
  // This server has no public pages: a valid registration is refused for that reason.
  '/admin/login/forgotPassword': { values: { email: 'somebody@person.example' } },
  '/admin/login/sendSms': { values: { prefixPhone: '86', phone: '13812345678', smsType: 2 } },
  // A number that gets no code, so that repeated requests are not refused by the limit.
  '/admin/login/loginDirect': { values: { prefixPhone: '1' } },
  '/admin/user/phone/save': { values: { prefixPhone: '1' } },
  '/admin/user/phone/sendSms': { values: { prefixPhone: '1' } },
  '/open/wechat/ai/user/getEntrance': { values: { stateKey: '0'.repeat(64) } },
  // The messaging app's ids of people are not ours.
  '/open/wechat/ai/user/auth': { values: { openId: 'o', prefixPhone: '86', phone: '1', vcode: '1' } },
  '/open/wechat/ai/user/cancelAuth': { values: { openId: 'o' } },
  '/open/wechat/ai/user/getAuthInfo': { values: { openId: 'o' } },
  '/open/wechat/ai/user/sendSms': { values: { openId: 'o', prefixPhone: '86', phone: '1', smsType: 3 } },
  '/admin/login/register': {
    values: {
      phone: '13812345678',
      vcode: '123456',
      prefixPhone: '86',
      email: '',
      companyName: 'a',
      userName: 'b',
      position: 'c',
    },
  },
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
  '/admin/config/reportTab/save': { values: { tabType: 12, inUse: 1 } },
  '/admin/user/listUnfrozenUsers': { ids: { positionIdList: 'position', cursor: 'account' } },
  '/admin/config/providers/remove': { ids: { providerId: 'provider' } },
  '/admin/config/providers/domain/check': {
    ids: { providerId: 'provider' },
    values: { domain: 'own.example' },
  },
  '/admin/config/providers/try': { ids: { providerId: 'provider' } },
  '/admin/config/providers/save': {
    ids: { providerId: 'provider' },
    values: {
      label: 'a',
      issuer: 'https://a.example',
      clientId: 'c',
      clientSecret: 's',
      authMethod: 'client_secret',
      domains: ['own.example'],
      revision: 0,
    },
  },
  '/admin/login/company/start': { values: { email: 'somebody@person.example' } },
  '/admin/login/company/finish': { values: { state: 'a state', browser: 'a browser' } },
  '/admin/user/identities/finish': { values: { state: 'a state', browser: 'a browser' } },
  // No account has linked one.
  '/admin/user/identities/unlink': { values: { identityId: 'none' } },
  '/admin/user/identities/start': { ids: { providerId: 'provider' } },
  // No account has a passkey, and this server accepts none.
  '/admin/login/passkey': { values: { use: passkeyAnswer } },
  '/admin/login/secondFactor/passkey': { values: { use: passkeyAnswer } },
  '/admin/user/passkeys/add': { values: { made: passkeyAnswer } },
  '/admin/user/passkeys/remove': { values: { passkeyId: 'none' } },
  '/admin/user/passkeys/rename': { values: { passkeyId: 'none' } },
  '/admin/config/directory/save': {
    ids: { roleId: 'role' },
    values: { userType: 'read', addsAtSignIn: false, rules: [] },
  },
  '/admin/config/serviceKeys/revoke': { ids: { keyId: 'serviceKey' } },
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
