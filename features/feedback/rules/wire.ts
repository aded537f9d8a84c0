import type { SentInputOf } from '@candor/call/define'
import type { createOrUpdateInterviewFeedback } from '../contract.ts'
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

/** What somebody says of an interview, as it is sent: with what was read before, where that is changed. */
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
