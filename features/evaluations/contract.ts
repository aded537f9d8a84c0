import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import {
  Nothing,
  OptionalWireId,
  optionalWireHalves,
  optionalWireNumber,
  WireId,
  wireNumber,
} from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('evaluations')

/** What an evaluation is refused with, whichever call brings it. */
export const evaluationRefusals = {
  feature: 'evaluations',
  refusals: {
    nothingFilled: codes.invalidInput,
    textNeeded: codes.invalidInput,
    reasonNeeded: codes.invalidInput,
    remarkEmpty: codes.invalidInput,
    unknownType: codes.invalidInput,
    partsRefused: codes.invalidInput,
  },
} as const

/** The most characters of an evaluation (R9-001) and of a remark. */
export const maxEvaluationLength = 500

const Text = z._default(z.string().check(z.maxLength(maxEvaluationLength)), '')
/** 0 or nothing: not scored. */
const Score = optionalWireHalves(0, 5)
/** 1 pass, 2 reject, 3 wait (decision C18); 0 or nothing: not decided. */
const Result = optionalWireNumber(0, 3)

/** What the page says it had opened of the report, for the record of a decision: tabs, inner tabs after a dot. */
const OpenedTabs = z.optional(z.string().check(z.maxLength(200), z.regex(/^(\d{1,2}(\.\d)?(,|$))*$/)))

/** What a reviewer says in one part of an evaluation. */
const Opinion = {
  estimateContent: Text,
  estimateScore: Score,
  result: Result,
}

/** One part of an evaluation: 1 overall, 2 video, 5 evaluation, 6 job suggestion (decision C17). */
export const addEstimate = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addEstimate',
  summary: 'Adds what a reviewer thinks of an interview, and decides with it',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewId: OptionalWireId,
    /** For a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
    estimateType: wireNumber(1, 6),
    ...Opinion,
    /** Read for the sake of other clients: whoever is signed in evaluates. */
    estimateUserId: OptionalWireId,
    recommendStageId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})

/** The most parts that one evaluation has. */
const maxParts = 5

/** A whole evaluation: all of its parts or none (D27). The resume's part is of `estimateType` 3 here. */
export const addEstimates = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addEstimates',
  summary: 'Adds all parts of what a reviewer thinks of a candidate, or none, and decides with it',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewId: OptionalWireId,
    /** For a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
    estimates: z.array(z.object({ estimateType: wireNumber(1, 6), ...Opinion })).check(z.maxLength(maxParts)),
    /** Read for the sake of other clients: whoever is signed in evaluates. */
    estimateUserId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})

/** Adds an evaluation of the resume (source 1) or a remark (source 4): both documents give them one path (decision C11). */
export const addEstimateResume = defineCall({
  method: 'POST',
  path: '/candidate/EstimateResume/EstimateResume/addEstimateResume',
  summary: 'Adds what a reviewer thinks of a resume, or a remark',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', company: 'corpId' },
    act: 'read',
    self: 'userId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    estimateText: Text,
    result: Result,
    estimateScore: Score,
    source: wireNumber(1, 4),
    userId: OptionalWireId,
    corpId: OptionalWireId,
    type: optionalWireNumber(0, 100),
    isModify: optionalWireNumber(0, 1),
    isAdd: optionalWireNumber(0, 1),
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})

/** What one person said in one stage. */
export const EvaluationRecord = z.object({
  estimateUserName: z.string(),
  /** In the caller's language. */
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

/** What colleagues said since the caller last looked; `msg` of the envelope is where that period begins (R7-011). */
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
  input: z.object({ jobseekerChannelId: WireId, interviewId: OptionalWireId, interviewerId: OptionalWireId }),
  reply: z.array(EvaluationRecord),
})

/** Marks as read what colleagues said up to `startTime`, epoch milliseconds: the newest that the caller was shown. */
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
    startTime: wireNumber(0, 253_402_300_799_999),
    interviewerId: OptionalWireId,
  }),
  reply: Nothing,
})

const OfCandidate = z.object({ jobseekerChannelId: WireId, interviewId: OptionalWireId })

/** The conclusion over all evaluations of a candidate; null until somebody wrote one. */
export const showComprehensiveEstimate = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/showComprehensiveEstimate',
  summary: 'The conclusion over all evaluations of a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
  },
  onFailure: ['toast', 'signIn'],
  input: OfCandidate,
  reply: z.nullable(
    z.object({
      estimateContent: z.string(),
      estimateScore: z.nullable(z.number()),
      result: z.nullable(z.number()),
      estimateUserName: z.string(),
      /** Epoch milliseconds. */
      createdTime: z.number(),
    }),
  ),
})

export const addComprehensiveEstimate = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addComprehensiveEstimate',
  summary: 'Writes the conclusion over all evaluations of a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.extend(OfCandidate, {
    ...Opinion,
    estimateUserId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})
