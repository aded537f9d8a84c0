import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('my-interviews')

/** The most interviews that one list shows. */
export const maxListed = 100

const Text = z.nullable(z.string())

const OwnInterview = z.object({
  interviewPlanId: z.string(),
  jobseekerChannelId: z.string(),
  /** Masked where the candidate is anonymous. */
  candidateName: z.string(),
  candidateNameLatin: Text,
  positionName: z.string(),
  positionNameLatin: Text,
  interviewRoundName: z.string(),
  /** Epoch milliseconds, as all times here. */
  interviewStartTime: z.number(),
  interviewEndTime: z.number(),
  /** 0 in person, 1 a room of our own, 2 online, 3 a meeting elsewhere, 4 other. */
  planRoomType: z.number(),
  offlineLocation: Text,
  /** 0 not answered, 1 accepted, 2 refused. */
  interviewerReceiveStatus: z.number(),
  /** The candidate's answer: 0 none, 1 accepted, 2 refused, 3 cancelled. */
  responseStatus: z.number(),
})
export type OwnInterview = z.output<typeof OwnInterview>

/** An interview whose time is not set yet. */
const UndatedInterview = z.extend(
  z.omit(OwnInterview, { interviewStartTime: true, interviewEndTime: true }),
  {
    /** The day, where one was named: YYYY-MM-DD. */
    interviewDate: Text,
  },
)
export type UndatedInterview = z.output<typeof UndatedInterview>

/** The caller's interviews, with those that lack the caller's feedback. */
export const listMyInterviews = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/mine',
  summary: 'The interviews that the caller holds',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({}),
  reply: z.object({
    now: z.number(),
    /** Interviews that are not over, soonest first. */
    coming: z.array(OwnInterview),
    /**
     * Interviews of the last 90 days without the caller's feedback, newest first; without those that the candidate
     * declined or cancelled.
     */
    feedbackDue: z.array(OwnInterview),
    /** The fate of mails: without a mail server they are kept for an administrator. */
    mails: z.enum(['sent', 'kept']),
    /** Interviews whose time is not set, those with a day first. */
    undated: z.array(UndatedInterview),
  }),
})
