import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId, wireText } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import {
  maxModules,
  maxQuestions,
  maxSentence,
  maxTextAnswer,
} from '../../assessment-forms/contract/content.ts'
import { WireForm } from '../../assessment-forms/contract/reading.ts'
import { maxFeedbackLength } from './addresses.ts'

const defineCall = callsOf('feedback')

/** Names the report by a planned interview. */
const byPlan = { plan: 'planInterviewId', position: 'positionId' } as const

/** The content of feedback, with a form or without. */
export const given = {
  planInterviewId: WireId,
  positionId: OptionalWireId,
  /** Id of the feedback to change; left out for new feedback. */
  id: OptionalWireId,
  /** The interviewer whose feedback it is, by the plan's id; left out: the caller. */
  interviewerId: OptionalWireId,
  /** 1 passed, 0 rejected, 2 pending, 4 the interview was not held. */
  interviewResult: optionalWireNumber(0, 4),
  feedbackContent: z._default(z.string().check(z.trim(), z.maxLength(maxFeedbackLength)), ''),
  /** Time of the last change that the caller has read (epoch milliseconds). */
  lastUpdateDate: optionalWireNumber(0, latestTime),
  /**
   * Author as other clients send it: ignored for new feedback, whose author is the signed-in account; for a change it
   * must be the first author.
   */
  createBy: OptionalWireId,
  createByName: z.optional(z.string().check(z.maxLength(200))),
}

const refusals = {
  resultMissing: codes.invalidInput,
  contentMissing: codes.invalidInput,
  formMissing: codes.invalidInput,
  answerMissing: codes.invalidInput,
  answerUnfit: codes.invalidInput,
  unknownInterviewer: codes.invalidInput,
  planCancelled: codes.invalidInput,
  notBegun: codes.invalidInput,
  notOver: codes.invalidInput,
  ownerOnly: codes.noPermission,
  noPlanRight: codes.noPermission,
  lastEditorOnly: codes.noPermission,
  givenMeanwhile: codes.changedMeanwhile,
  changedMeanwhile: codes.changedMeanwhile,
  otherForm: codes.changedMeanwhile,
} as const

/** The rules are the same with a form and without. */
export const feedbackRefusals = { feature: 'feedback', refusals } as const

/** Stored feedback; a later change names both. */
const Stored = z.object({ id: z.string(), lastUpdateDate: z.number() })

/** Stores feedback where the round has no form; or that the interview was not held. */
export const createOrUpdateInterviewFeedback = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/createOrUpdateInterviewFeedback',
  summary: 'Says what came of a planned interview',
  access: {
    report: 'candidate',
    by: byPlan,
    needs: 'planInterview',
    act: 'feedback',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object(given),
  reply: Stored,
  refusals,
})

/** The most bytes of a filled-in form: 120 texts of full length, at three bytes a character. */
export const maxFilledBytes = 768 * 1024

const Answered = z.object({
  id: z.string().check(z.maxLength(64)),
  questionAnswer: z.optional(z.nullable(wireText(z.string().check(z.maxLength(maxTextAnswer))))),
  answerSentence: z.optional(z.nullable(z.string().check(z.maxLength(maxSentence)))),
})

/** A form as it was filled in. */
export const Filled = z.object({
  interviewAssessmentRoundId: OptionalWireId,
  /** Id of the version that was filled in; left out: the one that was begun with, else the published one. */
  publishId: OptionalWireId,
  assessmentScore: z.optional(z.nullable(z.number())),
  modules: z
    .array(z.object({ questions: z.array(Answered).check(z.maxLength(maxQuestions)) }))
    .check(z.maxLength(maxModules)),
})

/** Stores feedback with a form. Scores are computed here; sent ones are ignored. */
export const createOrUpdateInterviewAssessment = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/createOrUpdateInterviewAssessment',
  summary: 'Says what came of a planned interview, with the form of its round',
  access: {
    report: 'candidate',
    by: byPlan,
    needs: 'planInterview',
    act: 'feedback',
  },
  sends: 'json',
  maxBodyBytes: maxFilledBytes,
  onFailure: ['toast', 'signIn'],
  input: z.object({
    ...given,
    record: Filled,
  }),
  reply: Stored,
  refusals,
})

/** Begins to fill in the form of a round: the feedback keeps this version after later ones are published. */
export const beginInterviewAssessment = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/beginInterviewAssessment',
  summary: 'Begins to fill in the form of a planned interview',
  access: { report: 'candidate', by: byPlan, needs: 'planInterview', act: 'feedback' },
  onFailure: ['signIn'],
  input: z.object({
    planInterviewId: WireId,
    positionId: OptionalWireId,
    interviewerId: OptionalWireId,
    /** Id of the version; left out: the published one. */
    publishId: OptionalWireId,
  }),
  reply: z.object({ publishId: z.nullable(z.string()) }),
  refusals,
})

/**
 * The form of a planned interview with the answers of one feedback: of the named one, else the named interviewer's,
 * else the caller's own. A caller who gives none gets the only one that they may read. Without feedback the form is
 * empty.
 */
export const getInterviewAssessmentRecord = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/getInterviewAssessmentRecord',
  summary: 'The form of a planned interview with what was answered',
  access: {
    report: 'candidate',
    by: {
      plan: 'planInterviewId',
      candidate: 'jobseekerChannelId',
      interview: 'interviewId',
    },
    needs: 'planInterview',
  },
  onFailure: ['signIn'],
  input: z.object({
    planInterviewId: WireId,
    jobseekerChannelId: OptionalWireId,
    interviewId: OptionalWireId,
    /** The plan's round, as the plan names it. */
    interviewAssessmentRoundId: OptionalWireId,
    feedbackId: OptionalWireId,
    /** As the plan names them. */
    interviewerId: OptionalWireId,
  }),
  reply: z.nullable(WireForm),
  refusals: {
    unknownInterviewer: codes.invalidInput,
    ownerOnly: codes.noPermission,
    ownFirst: codes.noPermission,
  },
})

/** Whether the caller may give feedback on a planned interview. */
export const checkModifyAuth = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/checkModifyAuth',
  summary: 'Whether the caller may give feedback on a planned interview',
  access: { report: 'candidate', by: { plan: 'planInterviewId' }, needs: 'planInterview' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ planInterviewId: WireId }),
  reply: z.object({ isModifyAuth: z.union([z.literal(0), z.literal(1)]) }),
})
