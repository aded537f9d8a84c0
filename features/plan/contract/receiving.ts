import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('plan')

/** The most characters of why an interviewer refuses. */
export const maxReasonLength = 500

/** Whether the caller said that they hold an interview. */
export const getInterviewerReceiveStatus = defineCall({
  method: 'GET',
  path: '/candidate/interviewPlan/getInterviewerReceiveStatus',
  summary: 'Whether the caller accepted to hold an interview',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ interviewPlanId: WireId }),
  reply: z.object({
    /**
     * 0 waits for an answer (R4-030), 1 accepted, 2 refused; null: there is nothing to answer, as the interview is not
     * theirs to hold, was cancelled or has begun.
     */
    interviewerReceiveStatus: z.nullable(z.number()),
    reason: z.nullable(z.string()),
    /** Counts the changes of the interview: an answer to it as it was is none to it as it is. Null where there is none. */
    sequence: z.nullable(z.number()),
  }),
})

/** Accepts to hold an interview, or refuses to. The same once more changes nothing. */
export const setInterviewerReceiveStatus = defineCall({
  method: 'POST',
  path: '/candidate/interviewPlan/setInterviewerReceiveStatus',
  summary: 'Accepts or refuses to hold an interview',
  access: { report: 'candidate', by: { plan: 'interviewPlanId' }, needs: 'planInterview', act: 'feedback' },
  onFailure: ['signIn'],
  input: z.object({
    /** 1 accepts, 2 refuses (R4-031). */
    interviewerReceiveStatus: wireNumber(1, 2),
    interviewPlanId: WireId,
    /** Why it is refused. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(maxReasonLength)), ''),
  }),
  reply: Nothing,
  refusals: {
    notInterviewer: codes.noPermission,
    cancelled: codes.changedMeanwhile,
    interviewOver: codes.changedMeanwhile,
  },
})
