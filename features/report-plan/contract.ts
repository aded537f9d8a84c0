import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-plan')

const Text = z.nullable(z.string())
/** Epoch milliseconds. */
const Time = z.nullable(z.number())

/** What an interviewer found (P3-021). */
const Feedback = z.object({
  id: z.string(),
  planInterviewId: z.string(),
  positionId: z.string(),
  interviewerId: Text,
  /** 1 passed, 0 rejected, 2 pending, 4 not held. */
  interviewResult: z.number(),
  feedbackContent: z.string(),
  createBy: Text,
  createByName: Text,
  lastUpdateBy: Text,
  lastUpdateByName: Text,
  lastUpdateDate: z.number(),
})

/** One planned interview with people. Secrets are null for whoever reads without an account (decision C52). */
export const PlanEntry = z.object({
  id: z.string(),
  /** YYYY-MM-DD; of a time it is the day in the zone of the plan. */
  interviewDate: Text,
  interviewStartTime: Time,
  interviewEndTime: Time,
  interviewRoundName: z.string(),
  interviewRoundId: Text,
  createUserName: Text,
  createDate: z.number(),
  /** 0 offline, 1 a room of our own, 2 online, 3 a meeting elsewhere, 4 other. */
  planRoomType: z.number(),
  /** 3 cancelled. */
  status: z.number(),
  /** 0 none, 1 accepted, 2 rejected, 3 cancelled. */
  responseStatus: z.number(),
  guestUserList: z.array(z.object({ guestUserName: z.string() })),
  interviewRoomNo: Text,
  tencentMeetingUrl: Text,
  candidatePassword: Text,
  /** Plain text with line breaks. */
  interviewOtherInfo: Text,
  offlineLocation: Text,
  positionId: z.string(),
  interviewerInfoList: z.array(
    z.object({
      interviewerId: Text,
      interviewerName: z.string(),
      interviewerPassword: Text,
      interviewerPcInterviewUrl: Text,
      /** 0 not answered, 1 accepted, 2 refused. */
      interviewerReceiveStatus: z.number(),
      refuseReason: Text,
      /** Whether their account is frozen. */
      isFrozen: z.boolean(),
      /** Null while nothing was given, and where it is not the reader's to see. */
      znInterviewFeedbackVO: z.nullable(Feedback),
      /** Why there is one that the reader does not get: it is its owner's, or the reader's own comes first. */
      feedbackHiddenBy: z.nullable(z.enum(['owner', 'ownFirst'])),
      /** Whether it is the reader. */
      isOwn: z.boolean(),
      /** The form that is filled in; null where the round has none. */
      templateInfo: z.nullable(z.object({ id: z.string(), templateName: z.string() })),
    }),
  ),
  /** What was given by people whom the plan does not name. */
  interviewFeedbackList: z.array(Feedback),
})
export type PlanEntry = z.output<typeof PlanEntry>

/** The planned interviews of a candidate. */
export const queryInterviewPlan = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/queryInterviewPlan',
  summary: 'The planned interviews of a candidate',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', position: 'positionId' },
    needs: 'planInterview',
  },
  sends: 'json',
  payload: 'result',
  onFailure: ['toast', 'signIn'],
  input: z.object({ positionId: OptionalWireId, jobseekerChannelId: WireId }),
  reply: z.array(PlanEntry),
})

/** Tells that a password of a planned interview is opened on the screen: it is kept in the audit log (decision D17). */
export const viewPlanPassword = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/viewPassword',
  summary: 'Keeps that a password of a planned interview was opened',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview', act: 'read' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewPlanId: WireId,
    /** Whose it is, as the plan names them; the candidate's when left out. */
    interviewerName: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: Nothing,
})
