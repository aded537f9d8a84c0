import type { ReplyOf, SentInputOf } from '@candor/call/define'
import type { Answers } from '../../assessment-forms/rules/answers.ts'
import { type FilledForm, readForm } from '../../assessment-forms/rules/wire.ts'
import type {
  beginInterviewAssessment,
  checkModifyAuth,
  createOrUpdateInterviewFeedback,
  getInterviewAssessmentRecord,
} from '../contract/giving.ts'
import type { giveLinkedFeedback, readLinkedFeedback } from '../contract/linked.ts'
import type { Feedback, FeedbackEntry } from './feedback.ts'

interface WireFeedback {
  readonly id: string
  readonly interviewResult: number
  readonly feedbackContent: string
  readonly lastUpdateBy: string | null
  readonly lastUpdateByName: string | null
  readonly lastUpdateDate: number
}

export function readFeedback(wire: WireFeedback): Feedback {
  return {
    id: wire.id,
    result: wire.interviewResult,
    content: wire.feedbackContent,
    updatedBy: wire.lastUpdateBy,
    updatedByName: wire.lastUpdateByName,
    updatedAt: wire.lastUpdateDate,
  }
}

/** The input of a call that stores feedback; for a change with the time of the last change that was read. */
export function writeFeedback(
  { planId, interviewer, feedback }: Pick<FeedbackEntry, 'planId' | 'interviewer' | 'feedback'>,
  { positionId, result, content }: { positionId: string; result: number; content: string },
): SentInputOf<typeof createOrUpdateInterviewFeedback> {
  return {
    ...writePlan({ planId }),
    positionId,
    interviewResult: result,
    feedbackContent: content,
    ...(interviewer.id !== null && { interviewerId: interviewer.id }),
    ...(feedback && { id: feedback.id, lastUpdateDate: feedback.updatedAt }),
  }
}

export function readStored({
  id,
  lastUpdateDate: updatedAt,
}: ReplyOf<typeof createOrUpdateInterviewFeedback>) {
  return { id, updatedAt }
}

/** Whether one may give feedback on a plan at all. */
export function readRight({ isModifyAuth }: ReplyOf<typeof checkModifyAuth>): boolean {
  return isModifyAuth === 1
}

export function writePlan({ planId }: Pick<FeedbackEntry, 'planId'>) {
  return { planInterviewId: planId }
}

/** The input of the call for a feedback's form; one without an author yet is that of the account. */
export function writeFormOf(
  { planId, interviewer, feedback }: Pick<FeedbackEntry, 'planId' | 'interviewer' | 'feedback'>,
  accountId: string | undefined,
): SentInputOf<typeof getInterviewAssessmentRecord> {
  return {
    ...writePlan({ planId }),
    ...(feedback ? { feedbackId: feedback.id } : { interviewerId: interviewer.id ?? accountId }),
  }
}

/** The input of the call that begins with a version of a form. */
export function writeBegin(
  { planId, interviewer }: Pick<FeedbackEntry, 'planId' | 'interviewer'>,
  { positionId, versionId }: { positionId: string; versionId: string },
): SentInputOf<typeof beginInterviewAssessment> {
  const ofInterviewer = interviewer.id ? { interviewerId: interviewer.id } : {}
  return { ...writePlan({ planId }), positionId, publishId: versionId, ...ofInterviewer }
}

/** Reads the form of a feedback, with its answers; null where the round has none. */
export function readRecord(reply: ReplyOf<typeof getInterviewAssessmentRecord>): FilledForm | null {
  return reply && readForm(reply)
}

export function writeRecord({ versionId, content }: FilledForm, answers: Answers) {
  return {
    publishId: versionId,
    modules: content.modules.map(({ questions }) => ({
      questions: questions.map(({ id }) => ({
        id,
        questionAnswer: answers[id]?.answer ?? '',
        answerSentence: answers[id]?.sentence ?? '',
      })),
    })),
  }
}

export function readLinked(reply: ReplyOf<typeof readLinkedFeedback>) {
  const {
    interviewPlanId: planId,
    interviewRoundName: roundName,
    interviewStartTime: startsAt,
    interviewEndTime: endsAt,
    form,
    ...rest
  } = reply
  return { ...rest, planId, roundName, startsAt, endsAt, form: form && readForm(form) }
}

export type LinkedFeedback = ReturnType<typeof readLinked>

/** The input of the call that reads it, with the version of the form that was begun with; null for none. */
export function writeLinkedReading(
  sign: string,
  versionId: string | null,
): SentInputOf<typeof readLinkedFeedback> {
  return { sign, ...(versionId !== null && { publishId: versionId }) }
}

export function writeLinked(
  sign: string,
  { result, content, record }: FeedbackContent,
): SentInputOf<typeof giveLinkedFeedback> {
  return { sign, interviewResult: result, feedbackContent: content, ...(record && { record }) }
}

interface FeedbackContent {
  readonly result: number
  readonly content: string
  readonly record: ReturnType<typeof writeRecord> | null
}
