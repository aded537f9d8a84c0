import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('planning')

/** The most interviewers, and the most guests, of one interview. */
export const maxInterviewers = 10
export const maxGuests = 20
/** The most candidates of one call. */
const maxCandidates = 50
/** The most interviews with one candidate that one account plans: the report reads all of them. */
export const maxOwnPlans = 100
/** The most accounts whose week is loaded at once. */
export const maxLookedAt = 200
/** The default and the most accounts in one reply. */
export const interviewersPerPage = 50

/** Epoch milliseconds, up to the year 9999. */
const Time = wireNumber(0, latestTime)

const Text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

const Guest = z.object({
  guestUserName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: Text(254),
})

/** The fields of a planned interview; a change sends all of them again. */
const planFields = {
  /** A round of the candidate's position; an interview outside of them has only a name. */
  interviewRoundId: OptionalWireId,
  /** The round's own name when left out. */
  interviewRoundName: Text(200),
  interviewStartTime: Time,
  interviewEndTime: Time,
  /** The IANA zone that the time is meant in; the company's when left out. */
  timeZone: Text(64),
  /** 0 in person, 1 built-in room where there is a server for it, 2 online, 3 third-party meeting, 4 other. */
  planRoomType: wireNumber(0, 4),
  /** 0 in person, 1 by video, 2 by voice; by the kind of room when left out. */
  interviewMode: optionalWireNumber(0, 2),
  offlineLocation: Text(500),
  tencentMeetingUrl: Text(2_000),
  interviewOtherInfo: Text(500),
  /** Accounts; the first one leads. */
  interviewerIds: z.array(WireId).check(z.minLength(1), z.maxLength(maxInterviewers)),
  guestUserList: z._default(z.array(Guest).check(z.maxLength(maxGuests)), []),
  /** Plan in spite of an interviewer's conflict. */
  allowTaken: z._default(z.boolean(), false),
}

const planRefusals = {
  endBeforeStart: codes.invalidInput,
  timeOver: codes.invalidInput,
  tooLong: codes.invalidInput,
  tooFarAhead: codes.invalidInput,
  unknownZone: codes.invalidInput,
  unknownRound: codes.invalidInput,
  roundNameMissing: codes.invalidInput,
  noLink: codes.invalidInput,
  placeMissing: codes.invalidInput,
  noMeetingServer: codes.switchedOff,
  wrongAddress: codes.invalidInput,
  unknownInterviewer: codes.notFound,
  interviewerTaken: codes.changedMeanwhile,
}

/** An interview whose end is past is neither changed nor cancelled (decision S93). */
const heldRefusal = { alreadyHeld: codes.changedMeanwhile }

/** Plans an interview with each of several candidates, all or none of them. */
export const createInterviewPlans = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/plan/create',
  summary: 'Plans interviews with people',
  access: 'user',
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelIds: z.array(WireId).check(z.minLength(1), z.maxLength(maxCandidates)),
    ...planFields,
  }),
  /** The new plans, in the order of the candidates. */
  reply: z.array(z.object({ jobseekerChannelId: z.string(), interviewPlanId: z.string() })),
  refusals: { ...planRefusals, tooManyPlans: codes.quotaUsedUp },
})

/** Changes a planned interview. If its time or its place changes, everybody who has answered is asked again. */
export const changeInterviewPlan = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/plan/change',
  summary: 'Changes a planned interview',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'plan' },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    interviewPlanId: WireId,
    /** As it was read, so that no change of somebody else is overwritten. */
    sequence: wireNumber(0, 2_147_483_647),
    ...planFields,
  }),
  reply: z.object({ sequence: z.number() }),
  refusals: {
    ...planRefusals,
    changedMeanwhile: codes.changedMeanwhile,
    cancelled: codes.changedMeanwhile,
    ...heldRefusal,
  },
})

/** Moves a planned interview to another time; everybody is asked again. Sending the same again changes nothing. */
export const updateInterviewDate = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/updateInterviewDate',
  summary: 'Moves a planned interview to another time',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview', act: 'feedback' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewPlanId: WireId,
    /** YYYY-MM-DD: the day of the start in the zone of the plan; worked out from the start when left out. */
    interviewDate: Text(10),
    interviewStartTime: Time,
    interviewEndTime: Time,
    /** 1: in spite of an interviewer's conflict. */
    allowTaken: optionalWireNumber(0, 1),
  }),
  reply: z.null(),
  refusals: {
    ...planRefusals,
    wrongDay: codes.invalidInput,
    notInterviewer: codes.noPermission,
    cancelled: codes.changedMeanwhile,
    ...heldRefusal,
  },
})

export const cancelInterviewPlan = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/plan/cancel',
  summary: 'Cancels a planned interview',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'plan' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, interviewPlanId: WireId, reason: Text(500) }),
  reply: z.null(),
  refusals: heldRefusal,
})
