import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('planning')

/** The most characters of an interviewer's reason to decline. */
export const maxReasonLength = 500

/** The caller's answer to the invitation to hold an interview. */
export const getInterviewerReceiveStatus = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/getInterviewerReceiveStatus',
  summary: 'Whether the caller accepted to hold an interview',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ interviewPlanId: WireId }),
  reply: z.object({
    /**
     * 0 waits for an answer (R4-030), 1 accepted, 2 declined; null: nothing to answer, as the interview is not theirs
     * to hold, was cancelled or has begun.
     */
    interviewerReceiveStatus: z.nullable(z.number()),
    reason: z.nullable(z.string()),
    /**
     * Counts the changes of the interview: an answer is only valid for the version that was read. Null where there is
     * none.
     */
    sequence: z.nullable(z.number()),
  }),
})

/** Accepts or declines to hold an interview. Sending the same again changes nothing. */
export const setInterviewerReceiveStatus = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/setInterviewerReceiveStatus',
  summary: 'Accepts or refuses to hold an interview',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview', act: 'feedback' },
  onFailure: ['signIn'],
  input: z.object({
    /** 1 accepts, 2 declines (R4-031). */
    interviewerReceiveStatus: wireNumber(1, 2),
    interviewPlanId: WireId,
    /** The reason to decline. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(maxReasonLength)), ''),
  }),
  reply: Nothing,
  refusals: {
    notInterviewer: codes.noPermission,
    cancelled: codes.changedMeanwhile,
    interviewOver: codes.changedMeanwhile,
    answeredOften: codes.tooMany,
  },
})
