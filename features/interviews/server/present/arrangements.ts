import type * as z from 'zod/mini'
import type { Plan } from '../../../plan/server/queries/plans.ts'
import type { InterviewArrangement } from '../../contract.ts'

const cancelled = 3
const modes = { offline: 0, video: 1 }
const roomInPerson = 0

interface Openness {
  readonly isFeedbackOpen: boolean
  /** Whether the company says what came of an interview without words. */
  readonly hidesContent: boolean
}

/** The interviews with people that stand, and what came of them; null for feedback that is its owner's alone. */
export function presentArrangements(
  plans: readonly Plan[],
  { isFeedbackOpen, hidesContent }: Openness,
): z.output<typeof InterviewArrangement>[] {
  const standing = plans.filter(({ status }) => status !== cancelled)
  return standing.map((plan) => {
    const mode = plan.interviewMode ?? (plan.roomType === roomInPerson ? modes.offline : modes.video)
    return {
      createDate: plan.createdAt,
      interviewMode: mode,
      interviewDate: plan.interviewDate,
      interviewStartTime: plan.startsAt,
      interviewEndTime: plan.endsAt,
      offlineLocation: mode === modes.offline ? plan.offlineLocation : null,
      responseStatus: plan.responseStatus,
      interviewFeedbackList: isFeedbackOpen
        ? plan.feedback.map((feedback) => ({
            id: feedback.id,
            lastUpdateByName: feedback.updatedByName,
            interviewResult: feedback.result,
            feedbackContent: hidesContent ? '' : feedback.content,
          }))
        : null,
    }
  })
}
