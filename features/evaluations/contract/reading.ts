import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, optionalWireNumber, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('evaluations')

/** What one person said in one stage. */
export const EvaluationRecord = z.object({
  estimateUserName: z.string(),
  /** Name of the stage in the caller's language. */
  stageName: z.string(),
  /** 1 passed, 2 rejected, 4 pending (R4-034); null without a decision. */
  estimateStatus: z.nullable(z.number()),
  /** Epoch milliseconds of the newest. */
  estimateOperateTime: z.number(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
  /** Newest first. */
  estimates: z.array(
    z.object({
      id: z.string(),
      estimateType: z.number(),
      estimateScore: z.nullable(z.number()),
      estimateContent: z.string(),
      /** Epoch milliseconds. */
      createdTime: z.number(),
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

/** The same of one stage, for companies that keep evaluations stage by stage (R6-026). */
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
 * What colleagues said since the caller last looked; `msg` of the envelope is where that period begins (R7-011). For
 * companies that keep evaluations stage by stage it is of one stage, and so is what is marked as read.
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
 * Marks as read what colleagues said. `startTime` (epoch milliseconds) is where the unread period begins, as the call above
 * tells it, or any time before: then all of it is read. A later one is the newest that the caller was shown: what came
 * after it stays unread.
 */
export const clickEstimate = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/clickEstimate',
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
