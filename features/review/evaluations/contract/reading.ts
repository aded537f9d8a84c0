import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, optionalWireNumber, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('evaluations')

/** The evaluation of one person in one stage. */
export const EvaluationRecord = z.object({
  estimateUserName: z.string(),
  /** Name of the stage in the caller's language. */
  stageName: z.string(),
  /** 1 passed, 2 rejected, 4 pending (R4-034); null without a decision. */
  estimateStatus: z.nullable(z.number()),
  /** Epoch milliseconds of the part that decides; null without a decision. */
  decidedAt: z.optional(z.nullable(z.number())),
  /** Epoch milliseconds of the newest part. */
  estimateOperateTime: z.number(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
  /** Newest first. */
  estimates: z.array(
    z.object({
      id: z.string(),
      estimateType: z.number(),
      estimateScore: z.nullable(z.number()),
      /** The decision of this part, coded as that of the record; null without one. */
      estimateStatus: z.optional(z.nullable(z.number())),
      estimateContent: z.string(),
      /** Reasons of a rejection. */
      refuseReasons: z.optional(z.array(z.string())),
      /** Epoch milliseconds. */
      createdTime: z.number(),
      /** When and why the author withdrew the decision; left out where it counts. */
      withdrawnTime: z.optional(z.number()),
      withdrawnReason: z.optional(z.string()),
    }),
  ),
})
export type EvaluationRecord = z.output<typeof EvaluationRecord>

const OfInterview = {
  interviewId: OptionalWireId,
  jobseekerChannelId: OptionalWireId,
  estimateType: optionalWireNumber(1, 6),
}

/** The evaluations of a candidate by person, newest first; with `estimateType` 2 those of the videos. */
export const selectAllEstimateGroupBy = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/selectAllEstimateGroupBy',
  summary: 'What reviewers said of a candidate, by person',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
  },
  onFailure: ['toast', 'signIn'],
  input: z.object(OfInterview),
  reply: z.array(EvaluationRecord),
})

/** The same for one stage, for companies that evaluate stage by stage (R6-026). */
export const selectAllEstimateGroupByforCMBC = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/selectAllEstimateGroupByforCMBC',
  summary: 'What reviewers said of a candidate in one stage, by person',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({ ...OfInterview, recommendStageId: OptionalWireId }),
  reply: z.array(EvaluationRecord),
})

/**
 * Evaluations of colleagues since the caller last read them; `msg` of the envelope is where that period begins
 * (R7-011). For companies that evaluate stage by stage, only those of one stage.
 */
export const selectEstimateGroupByTimePeriod = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/selectEstimateGroupByTimePeriod',
  summary: 'What colleagues said that the caller has not read',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
    self: 'interviewerId',
  },
  onFailure: ['toast'],
  input: z.object({
    jobseekerChannelId: WireId,
    interviewId: OptionalWireId,
    interviewerId: OptionalWireId,
    recommendStageId: OptionalWireId,
  }),
  reply: z.array(EvaluationRecord),
})

/**
 * Marks evaluations of colleagues as read. A `startTime` (epoch milliseconds) up to the begin of the unread period, as
 * the call above returns it, marks all of it; a later one is the time of the newest that the caller was shown: later
 * ones stay unread.
 */
export const clickEstimate = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/clickEstimate',
  isRead: false,
  summary: 'Marks evaluations as read',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
    act: 'read',
    self: 'interviewerId',
  },
  input: z.object({
    jobseekerChannelId: WireId,
    interviewId: OptionalWireId,
    startTime: wireNumber(0, latestTime),
    interviewerId: OptionalWireId,
    recommendStageId: OptionalWireId,
  }),
  reply: Nothing,
})
