import { readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import type { InterviewArrangement } from '../../contract.ts'

/** Of the plans of interviews with people, what is told of them beside the interview; all else stays with the plans. */
const StoredArrangements = z.array(
  z.object({
    createDate: z.number(),
    planRoomType: z.number(),
    interviewMode: z.optional(z.number()),
    interviewDate: z.optional(z.string()),
    interviewStartTime: z.optional(z.number()),
    interviewEndTime: z.optional(z.number()),
    offlineLocation: z.optional(z.string()),
    status: z._default(z.number(), 0),
    responseStatus: z._default(z.number(), 0),
    interviewFeedbackList: z.optional(
      z.array(
        z.object({
          externalId: z.string(),
          lastUpdateByName: z.optional(z.string()),
          interviewResult: z.number(),
          feedbackContent: z.optional(z.string()),
        }),
      ),
    ),
  }),
)

const cancelled = 3
const modes = { offline: 0, video: 1 }
const roomInPerson = 0

/** The interviews with people that stand, and what came of them; feedback that is its owner's alone is left out. */
export function presentArrangements(
  document: unknown,
  { isFeedbackOpen }: { isFeedbackOpen: boolean },
): z.output<typeof InterviewArrangement>[] {
  const standing = readStored(StoredArrangements, document ?? []).filter(({ status }) => status !== cancelled)
  return standing.map((plan) => {
    const mode = plan.interviewMode ?? (plan.planRoomType === roomInPerson ? modes.offline : modes.video)
    return {
      createDate: plan.createDate,
      interviewMode: mode,
      interviewDate: plan.interviewDate ?? null,
      interviewStartTime: plan.interviewStartTime ?? null,
      interviewEndTime: plan.interviewEndTime ?? null,
      offlineLocation: mode === modes.offline ? (plan.offlineLocation ?? null) : null,
      responseStatus: plan.responseStatus,
      interviewFeedbackList: (isFeedbackOpen ? (plan.interviewFeedbackList ?? []) : []).map((feedback) => ({
        id: feedback.externalId,
        lastUpdateByName: feedback.lastUpdateByName ?? null,
        interviewResult: feedback.interviewResult,
        feedbackContent: feedback.feedbackContent ?? '',
      })),
    }
  })
}
