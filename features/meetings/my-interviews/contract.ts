import { callsOf } from '@candor/call/define'
import { isTimeZone } from '@candor/kernel/time-zone'
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

/** The most interviews that a day and the days after it list. */
export const maxOfDay = 200

/** Interviews from the begin of today in a time zone, for two weeks: those that the caller holds, and for HR planned. */
export const listDay = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/day',
  summary: 'The interviews of today and of the days after it that the caller holds or planned',
  access: 'user',
  input: z.object({
    /** IANA name of the time zone in which today begins. */
    zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  }),
  reply: z.object({
    now: z.number(),
    /** Begin and end of today in the zone; 23 to 25 hours where the clock changes. */
    from: z.number(),
    to: z.number(),
    list: z.array(
      z.object({
        interviewPlanId: z.string(),
        jobseekerChannelId: z.string(),
        /** Masked where the candidate is anonymous. */
        candidateName: z.string(),
        candidateNameLatin: Text,
        interviewRoundName: z.string(),
        interviewStartTime: z.number(),
        interviewEndTime: z.number(),
        planRoomType: z.number(),
        offlineLocation: Text,
        /** Names of the other interviewers. */
        others: z.array(z.string()),
        /** Whether the caller holds it. */
        isOwn: z.boolean(),
        /** Whether the caller gave feedback. */
        hasFeedback: z.boolean(),
      }),
    ),
  }),
})
