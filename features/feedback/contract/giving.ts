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

/** Names the report by a planned interview with people. */
const byPlan = { plan: 'planInterviewId', position: 'positionId' } as const

/** What is given, whichever way it comes. */
export const given = {
  planInterviewId: WireId,
  positionId: OptionalWireId,
  /** The feedback that is changed; left out, new feedback is given. */
  id: OptionalWireId,
  /** The interviewer whose feedback it is, as the plan names them; left out, the caller's own. */
  interviewerId: OptionalWireId,
  /** 1 passed, 0 rejected, 2 pending, 4 the interview was not held. */
  interviewResult: optionalWireNumber(0, 4),
  feedbackContent: z._default(z.string().check(z.trim(), z.maxLength(maxFeedbackLength)), ''),
  /** When what is changed was changed last, as it was read (epoch milliseconds). */
  lastUpdateDate: optionalWireNumber(0, latestTime),
  /** Other clients name who gives it, which is whoever is signed in; of what is changed it is who gave it before. */
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
  ownerOnly: codes.noPermission,
  noPlanRight: codes.noPermission,
  lastEditorOnly: codes.noPermission,
  givenMeanwhile: codes.changedMeanwhile,
  changedMeanwhile: codes.changedMeanwhile,
  otherForm: codes.changedMeanwhile,
} as const

/** Who may write, and what must be there, is the same whether a form is filled in or not. */
export const feedbackRefusals = { feature: 'feedback', refusals } as const

/** What an interviewer found, where the round has no form; or that the interview was not held. */
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
  reply: z.object({ id: z.string() }),
  refusals,
})

/** The most bytes of a form as it was filled in: 120 answers in words at their longest, of three bytes a character. */
export const maxFilledBytes = 768 * 1024

const Answered = z.object({
  id: z.string().check(z.maxLength(64)),
  questionAnswer: z.optional(z.nullable(wireText(z.string().check(z.maxLength(maxTextAnswer))))),
  answerSentence: z.optional(z.nullable(z.string().check(z.maxLength(maxSentence)))),
})

/** A form as it was filled in. */
export const Filled = z.object({
  interviewAssessmentRoundId: OptionalWireId,
  /** The version that was filled in; left out, the one that was begun with, else the one that is published now. */
  publishId: OptionalWireId,
  assessmentScore: z.optional(z.nullable(z.number())),
  modules: z
    .array(z.object({ questions: z.array(Answered).check(z.maxLength(maxQuestions)) }))
    .check(z.maxLength(maxModules)),
})

/** The same with a form: its scores are worked out here, whatever a caller says they are. */
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
  reply: z.object({ id: z.string() }),
  refusals,
})

/** Begins to fill in the form of a round: from then on it is that version, whatever is published meanwhile. */
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
    /** The version that is filled in; left out, the one that is published now. */
    publishId: OptionalWireId,
  }),
  reply: z.object({ publishId: z.nullable(z.string()) }),
  refusals,
})

/**
 * The form of a planned interview with the answers of one feedback: of the one that is named, else of the named
 * interviewer's, else of the caller's own. Whoever is not to give one gets the only one that they may read. Without a
 * feedback it is the form as it is to be filled in.
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

/** Whether the caller may say what came of a planned interview. */
export const checkModifyAuth = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/checkModifyAuth',
  summary: 'Whether the caller may give feedback on a planned interview',
  access: { report: 'candidate', by: { plan: 'planInterviewId' }, needs: 'planInterview' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ planInterviewId: WireId }),
  reply: z.object({ isModifyAuth: z.union([z.literal(0), z.literal(1)]) }),
})
