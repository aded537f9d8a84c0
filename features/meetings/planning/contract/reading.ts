import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { interviewersPerPage, maxLookedAt } from './planning.ts'

const defineCall = callsOf('planning')

const Text = z.nullable(z.string())

/** Epoch milliseconds, up to the year 9999. */
const Time = wireNumber(0, latestTime)

/** One planned interview for the form that changes it. */
export const findInterviewPlan = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/detail',
  summary: 'A planned interview, to change it',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, interviewPlanId: WireId }),
  reply: z.object({
    interviewPlanId: z.string(),
    sequence: z.number(),
    isCancelled: z.boolean(),
    interviewRoundId: Text,
    interviewRoundName: z.string(),
    /** Epoch milliseconds; null while no time is set. */
    interviewStartTime: z.nullable(z.number()),
    interviewEndTime: z.nullable(z.number()),
    /** Null: the company's. */
    timeZone: Text,
    planRoomType: z.number(),
    interviewMode: z.nullable(z.number()),
    offlineLocation: Text,
    tencentMeetingUrl: Text,
    interviewOtherInfo: Text,
    interviewerInfoList: z.array(
      z.object({
        /** The account; null for somebody without one. */
        interviewerId: Text,
        interviewerName: z.string(),
        /** 0 not answered, 1 accepted, 2 refused. */
        interviewerReceiveStatus: z.number(),
        /** Whether the account can no longer interview: it is frozen, or read-only. */
        isFrozen: z.boolean(),
      }),
    ),
    guestUserList: z.array(z.object({ guestUserName: z.string(), email: z.string() })),
  }),
})

/** The rounds of a candidate's position, in the order in which they are held. */
export const listInterviewRounds = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/rounds',
  summary: 'The rounds of interviews of a position',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, may: 'plan' },
  onFailure: ['signIn'],
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(
    z.object({
      interviewRoundId: z.string(),
      interviewRoundName: z.string(),
      /** Name of the interviewers' form; null where they write without one. */
      templateName: Text,
    }),
  ),
})

/** The kinds of room that an interview can be planned in; a built-in room where there is a server for it. */
export const listRoomTypes = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/roomTypes',
  summary: 'The kinds of room that interviews can be planned in',
  access: { user: {}, needs: 'planInterview' },
  onFailure: ['signIn'],
  input: z.object({}),
  reply: z.object({ planRoomTypes: z.array(z.number()) }),
})

/** The accounts that can interview, by name. `cursor` is the last account of the previous page. */
export const listInterviewers = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/plan/interviewers',
  summary: 'The accounts that can interview',
  access: { user: {}, needs: 'planInterview' },
  onFailure: ['signIn'],
  input: z.object({
    /** A part of the name or the e-mail, in any case. */
    searchText: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor: OptionalWireId,
    limit: optionalWireNumber(1, interviewersPerPage),
  }),
  reply: z.array(z.object({ interviewerId: z.string(), interviewerName: z.string(), email: z.string() })),
})

/** The accounts' other interviews and their availability, within ten days at most. */
export const listTakenTimes = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/plan/taken',
  isRead: true,
  summary: 'When interviewers have interviews already, and when they say to be free',
  access: { user: {}, needs: 'planInterview' },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewerIds: z.array(WireId).check(z.maxLength(maxLookedAt)),
    from: Time,
    to: Time,
  }),
  /** Accounts without entries are left out. */
  reply: z.array(
    z.object({
      interviewerId: z.string(),
      times: z.array(
        z.object({
          startTime: z.number(),
          endTime: z.number(),
          interviewPlanId: z.string(),
          /** Name of the round; null for a viewer who may not read its report. */
          title: Text,
        }),
      ),
      /** The availability that they entered, in the order of time. */
      freeTimes: z.array(z.object({ startTime: z.number(), endTime: z.number() })),
    }),
  ),
  refusals: { wrongWeek: codes.invalidInput },
})
