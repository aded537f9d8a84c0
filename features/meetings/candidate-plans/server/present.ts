import type { ReportReader, Viewer } from '../../../platform/access/rules/viewer.ts'
import { hidesFeedbackContent, type ReportSetting } from '../../../platform/company/rules.ts'
import { mayOpen, ownerOf } from '../../feedback/rules/rights.ts'
import type { GivenFeedback, Plan, PlannedInterviewer } from '../../planning/server/queries/plans.ts'
import type { PlanEntry } from '../contract.ts'

/** The company of the plans, and the reader. */
interface Reading {
  readonly reader: ReportReader<ReportReader['interviewId'], Viewer>
  readonly setting: ReportSetting
}

type Interviewer = PlanEntry['interviewerInfoList'][number]
type Feedback = PlanEntry['interviewFeedbackList'][number]

function presentFeedback(
  plan: Plan,
  feedback: GivenFeedback,
  interviewerId: string | null,
  { reader, setting }: Reading,
): Feedback {
  return {
    id: feedback.id,
    planInterviewId: plan.id,
    positionId: reader.positionId,
    interviewerId,
    interviewResult: feedback.result,
    feedbackContent: hidesFeedbackContent(setting.customerType) ? '' : feedback.content,
    createBy: feedback.createdByAccountId,
    createByName: feedback.createdByName,
    lastUpdateBy: feedback.updatedByAccountId,
    lastUpdateByName: feedback.updatedByName,
    lastUpdateDate: feedback.updatedAt,
  }
}

/** An interviewer's feedback: by their account, or by their name where it was given without one. */
function feedbackOf({ feedback }: Plan, { accountId, name }: PlannedInterviewer): GivenFeedback | null {
  const own = feedback.find((each) =>
    each.accountId === null ? each.authorName === name : each.accountId === accountId,
  )
  return own ?? null
}

// A bundle may name an account by its id.
const isReader = ({ accountId, externalId }: PlannedInterviewer, { reader }: Reading) =>
  (accountId ?? externalId?.toLowerCase()) === reader.viewer.accountId

function hiddenBy(
  plan: Plan,
  feedback: GivenFeedback,
  reading: Reading & { readonly isOwn: boolean },
): Interviewer['feedbackHiddenBy'] {
  const { reader, setting, isOwn } = reading
  const { viewer } = reader
  const named = plan.interviewers.filter((interviewer) => isReader(interviewer, reading))
  const owner = ownerOf(feedback, {
    accountId: viewer.accountId,
    namesInPlan: named.map(({ name }) => name),
  })
  if (!mayOpen(viewer, owner, setting.evaluation.evaluationInvisibleStatus)) return 'owner'
  return isOwn || reader.maySeeFeedbackOf(plan.id) ? null : 'ownFirst'
}

function presentInterviewer(plan: Plan, interviewer: PlannedInterviewer, reading: Reading): Interviewer {
  const { accountId, externalId, name, password, roomUrl, receiveStatus, refuseReason, isFrozen } =
    interviewer
  const interviewerId = accountId ?? externalId
  const feedback = feedbackOf(plan, interviewer)
  const isOwn = isReader(interviewer, reading)
  const hidden = feedback && hiddenBy(plan, feedback, { ...reading, isOwn })
  return {
    interviewerId,
    interviewerName: name,
    interviewerPassword: password,
    interviewerPcInterviewUrl: roomUrl,
    interviewerReceiveStatus: receiveStatus,
    refuseReason,
    isFrozen,
    znInterviewFeedbackVO:
      feedback && hidden === null ? presentFeedback(plan, feedback, interviewerId, reading) : null,
    feedbackHiddenBy: hidden,
    isOwn,
    templateInfo: plan.form && { id: plan.form.id, templateName: plan.form.name },
  }
}

/** The plans for a reader with an account: with the passwords of their rooms (decision C52). */
export function presentPlans(plans: readonly Plan[], reading: Reading): PlanEntry[] {
  return plans.map((plan) => {
    const ofInterviewers = new Set(plan.interviewers.map((interviewer) => feedbackOf(plan, interviewer)))
    const others = plan.feedback.filter(
      (each) => !ofInterviewers.has(each) && hiddenBy(plan, each, { ...reading, isOwn: false }) === null,
    )
    return {
      id: plan.id,
      interviewDate: plan.interviewDate,
      interviewStartTime: plan.startsAt,
      interviewEndTime: plan.endsAt,
      movedFromTime: plan.movedFrom,
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
      positionId: reading.reader.positionId,
      interviewerInfoList: plan.interviewers.map((interviewer) =>
        presentInterviewer(plan, interviewer, reading),
      ),
      interviewFeedbackList: others.map((each) => presentFeedback(plan, each, each.accountId, reading)),
    }
  })
}
