import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('candidate-plans')

const Text = z.nullable(z.string())
/** Epoch milliseconds. */
const Time = z.nullable(z.number())

/** An interviewer's feedback (P3-021). */
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

/** One planned interview with people. Secrets are null for visitors (decision C52). */
export const PlanEntry = z.object({
  id: z.string(),
  /** YYYY-MM-DD; with a time it is the day in the time zone of the plan. */
  interviewDate: Text,
  interviewStartTime: Time,
  interviewEndTime: Time,
  /** The start before the interview was moved; null where it never was. */
  movedFromTime: z.optional(Time),
  interviewRoundName: z.string(),
  interviewRoundId: Text,
  createUserName: Text,
  createDate: z.number(),
  /** 0 offline, 1 built-in room, 2 online, 3 third-party meeting, 4 other. */
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
      /** 0 not answered, 1 accepted, 2 declined. */
      interviewerReceiveStatus: z.number(),
      refuseReason: Text,
      /** Whether their account is frozen. */
      isFrozen: z.boolean(),
      /** Null while there is none, and where the reader may not see it. */
      znInterviewFeedbackVO: z.nullable(Feedback),
      /** Why the reader does not see it: only its author may, or the reader's own comes first. */
      feedbackHiddenBy: z.nullable(z.enum(['owner', 'ownFirst'])),
      /** Whether it is the reader. */
      isOwn: z.boolean(),
      /** The interviewers' form; null where the round has none. */
      templateInfo: z.nullable(z.object({ id: z.string(), templateName: z.string() })),
    }),
  ),
  /** Feedback of people whom the plan does not name. */
  interviewFeedbackList: z.array(Feedback),
})
export type PlanEntry = z.output<typeof PlanEntry>

/** The planned interviews of a candidate. */
export const queryInterviewPlan = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/queryInterviewPlan',
  isRead: true,
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

/** Records in the audit log that a password of a planned interview is shown on the screen (decision D17). */
export const viewPlanPassword = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/viewPassword',
  summary: 'Keeps that a password of a planned interview was opened',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview', act: 'read' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewPlanId: WireId,
    /** The interviewer whose password it is, as the plan names them; the candidate's when left out. */
    interviewerName: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: Nothing,
})
