import type * as z from 'zod/mini'
import type { Plan } from '../../../../meetings/planning/server/queries/plans.ts'
import type { InterviewArrangement } from '../../contract.ts'

const cancelled = 3
const modes = { offline: 0, video: 1 }
const roomInPerson = 0

interface Openness {
  readonly isFeedbackOpen: boolean
  /** Whether the company shows only the result of an interview, without its text. */
  readonly hidesContent: boolean
}

/** The planned interviews with people and their results; null for feedback that only its author may see. */
export function presentArrangements(
  plans: readonly Plan[],
  { isFeedbackOpen, hidesContent }: Openness,
): z.output<typeof InterviewArrangement>[] {
  const uncancelled = plans.filter(({ status }) => status !== cancelled)
  return uncancelled.map((plan) => {
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
