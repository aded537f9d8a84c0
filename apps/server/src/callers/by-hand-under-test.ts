import { adminByHand } from './admin-by-hand-under-test.ts'
import type { IdKind } from './company-under-test.ts'
import { meetingsByHand } from './meetings-by-hand-under-test.ts'

/** What the id in a field names: a kind of record, the caller, or a visit of theirs to the report. */
export type Named = IdKind | 'caller' | 'viewing'

/** What the generated sample of a call needs: what its ids name, and values of its fields. */
export interface SaidByHand {
  readonly ids?: Readonly<Record<string, Named>>
  readonly values?: Readonly<Record<string, unknown>>
}

/**
 * Additions to the generated samples, by path.
 *
 * An id is listed where its field means something else than in other calls, and a value where not every one is
 * accepted.
 */
export const saidByHand: Readonly<Record<string, SaidByHand>> = {
  ...adminByHand,
  ...meetingsByHand,
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
  '/candidate/EstimateResume/EstimateResume/addEstimateResume': {
    ids: { userId: 'caller' },
    values: { estimateText: 'some words', corpId: 'ding', mentioned: [] },
  },
  '/candidate/offlineInterviewResult/add': { values: { interviewRemark: 'some words' } },
  '/candidate/employment/interview/checkReportPwd': { values: { id: 'a token', pin: '' } },
  '/candidate/report/paper': { ids: { userId: 'interview' } },
  '/candidate/report/paper/drop': { ids: { userId: 'interview', fileId: 'file' } },
  '/candidate/report/paper/start': { ids: { userId: 'interview' }, values: { format: 'pdf' } },
  '/candidate/report/paper/state': { ids: { userId: 'interview', fileId: 'file' } },
  '/candidate/interviewPlan/viewPassword': { ids: { interviewPlanId: 'offeredPlan' } },
  '/candidate/bulk/export': { values: { chosen: { kind: 'all', filter: {}, except: [] } } },
  '/candidate/bulk/faults': { values: { bulkId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/bulk/mention/find': { values: { bulkId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/bulk/look': {
    values: { chosen: { kind: 'all', filter: {}, except: [] }, terms: { kind: 'reject' } },
  },
  '/candidate/bulk/start': {
    values: { bulkId: '01a2283e-0000-7000-8000-000000000000', words: { text: 'some words' } },
  },
  '/candidate/bulk/stop': { values: { bulkId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/bulk/undo': { values: { bulkId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/erasure/progress': { ids: { erasureId: 'erasure' } },
  '/candidate/erasure/start': {
    values: { name: 'some name', reason: 'some words', seen: '0', isWholePerson: false },
  },
  // A candidate and itself: the call refuses after every proof.
  '/candidate/merge/compare': { ids: { otherId: 'candidate' } },
  '/candidate/merge/undo': { values: { mergeId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/merge/do': {
    ids: { otherId: 'candidate' },
    values: { kind: 'candidate', revision: 0, otherRevision: 0, fromOther: [] },
  },
  '/candidate/person/add': {
    values: { name: 'some name', stageId: '', phone: '', email: '', sameAs: '' },
  },
  // A candidate and itself, as for merges.
  '/candidate/person/apart': { ids: { otherId: 'candidate' }, values: { isApart: true } },
  '/candidate/person/change': { values: { field: 'source', from: null, to: 'some words' } },
  '/candidate/person/consider': { ids: { toPositionId: 'position' }, values: { stageId: '' } },
  '/candidate/person/look': { values: { phone: '13812345678', email: '' } },
  '/candidate/retention/keep': { values: { reason: 'some words', until: '2026-12-31', seen: null } },
  '/candidate/retention/end': { values: { seen: '2026-12-31' } },
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
  '/candidate/interviewer/asked/remind': {
    values: { recommendationId: '01a2283e-0000-7000-8000-000000000000' },
  },
  '/candidate/interviewer/asked/withdraw': {
    values: { recommendationId: '01a2283e-0000-7000-8000-000000000000' },
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
    values: { mentioned: [] },
  },
  '/candidate/interviewPlan/plan/day': { values: { zone: 'Asia/Shanghai' } },
  '/candidate/today/mark': { values: { kind: 'nothing', thing: 'some words', until: null } },
  '/candidate/today/takeBack': { values: { kind: 'nothing', thing: 'some words' } },
  '/candidate/listView/add': { values: { address: {}, isShared: false } },
  '/candidate/listView/change': { values: { viewId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/listView/delete': { values: { viewId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/notice/list': { values: { before: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/notice/read': { values: { noticeIds: ['01a2283e-0000-7000-8000-000000000000'] } },
  '/candidate/notice/readAll': { values: { newest: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/search/around': { values: { passageId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/search/saved/add': { values: { address: { find: 'some words' } } },
  '/candidate/search/saved/change': { values: { savedId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/search/saved/delete': { values: { savedId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/remark/change': {
    values: {
      remarkId: '01a2283e-0000-7000-8000-000000000000',
      revision: 1,
      text: 'some words',
      mentioned: [],
    },
  },
  '/candidate/remark/delete': { values: { remarkId: '01a2283e-0000-7000-8000-000000000000', revision: 1 } },
  '/candidate/remark/versions': { values: { remarkId: '01a2283e-0000-7000-8000-000000000000' } },
  '/candidate/stage/lookAtMove': { ids: { candidateIds: 'candidate' } },
  '/candidate/stage/move': { values: { toStageId: '1', outcome: null, moves: [] } },
  '/candidate/undo/undo': { values: { undoId: '01a2283e-0000-7000-8000-000000000000' } },
  '/file/convert/getUrl': { ids: { sourceUrl: 'file' }, values: { type: 'pdf2pdf' } },
  '/mark/employ/estimate/addComprehensiveEstimate': {
    values: { estimateContent: 'some words', mentioned: [] },
  },
  '/mark/employ/estimate/addEstimate': {
    values: { estimateType: 5, estimateContent: 'some words', mentioned: [] },
  },
  '/mark/employ/estimate/withdrawDecision': { values: { reason: 'some words' } },
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
  '/admin/firstSteps/skip': { position: { values: { step: 'position' } } },
  '/candidate/EstimateResume/EstimateResume/addEstimateResume': {
    remark: {
      ids: { userId: 'caller' },
      values: { estimateText: 'some words', source: 4, type: 2, corpId: 'ding', mentioned: [] },
    },
  },
  '/mark/employ/estimate/selectAllEstimate': { remarks: { values: { estimateMode: 8 } } },
  '/candidate/interviewer/save/operateStatus': {
    accept: { values: { operateChannel: 1 } },
    refuse: { values: { operateChannel: 2 } },
  },
}
