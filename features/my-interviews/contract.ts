import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('my-interviews')

/** The most interviews that one list shows. */
export const maxListed = 100

const Text = z.nullable(z.string())

const OwnInterview = z.object({
  interviewPlanId: z.string(),
  jobseekerChannelId: z.string(),
  /** As the caller may know it: masked where the candidate is anonymous. */
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
  /** What the candidate answered: 0 nothing, 1 accepted, 2 refused, 3 cancelled. */
  responseStatus: z.number(),
})
export type OwnInterview = z.output<typeof OwnInterview>

/** The interviews that the caller is to hold, and those of which they owe their feedback. */
export const listMyInterviews = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/mine',
  summary: 'The interviews that the caller holds',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({}),
  reply: z.object({
    now: z.number(),
    /** Not over yet, soonest first. */
    coming: z.array(OwnInterview),
    /** Over within the last 90 days without a feedback of theirs, newest first; none to which the candidate did not come. */
    feedbackDue: z.array(OwnInterview),
  }),
})
