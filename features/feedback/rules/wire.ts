import type { SentInputOf } from '@candor/call/define'
import type { WireForm } from '../../assessment-forms/contract/reading.ts'
import type { Answers } from '../../assessment-forms/rules/answers.ts'
import type { createOrUpdateInterviewFeedback } from '../contract/giving.ts'
import type { giveLinkedFeedback } from '../contract/linked.ts'
import type { Feedback, FeedbackPlace } from './place.ts'

/** A feedback in the fields of the wire (P3-021). */
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
    lastUpdateBy: wire.lastUpdateBy,
    lastUpdateByName: wire.lastUpdateByName,
    updatedAt: wire.lastUpdateDate,
  }
}

/** The input of a call that stores feedback; for a change with the time of the last change that was read. */
export function writeFeedback(
  { planId, interviewer, feedback }: Pick<FeedbackPlace, 'planId' | 'interviewer' | 'feedback'>,
  { positionId, result, content }: { positionId: string; result: number; content: string },
): SentInputOf<typeof createOrUpdateInterviewFeedback> {
  return {
    planInterviewId: planId,
    positionId,
    interviewResult: result,
    feedbackContent: content,
    ...(interviewer.id !== null && { interviewerId: interviewer.id }),
    ...(feedback && { id: feedback.id, lastUpdateDate: feedback.updatedAt }),
  }
}

/** The answers to a form, as the call's input. */
export function writeRecord({ publishId, modules }: WireForm, answers: Answers) {
  return {
    publishId,
    modules: modules.map(({ questions }) => ({
      questions: questions.map(({ id }) => ({
        id,
        questionAnswer: answers[id]?.answer ?? '',
        answerSentence: answers[id]?.sentence ?? '',
      })),
    })),
  }
}

/** The input of the call by a mailed link. */
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
