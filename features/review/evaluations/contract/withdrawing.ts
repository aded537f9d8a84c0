import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { maxEvaluationLength } from './opinion.ts'

const defineCall = callsOf('evaluations')

/**
 * Withdraws the caller's own decision in a stage, with a reason. The candidate waits for the caller again. The decision
 * stays in the records, with when and why.
 */
export const withdrawDecision = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/withdrawDecision',
  sends: 'json',
  canBeUndone: true,
  summary: 'Withdraws the own decision about a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
  },
  input: z.object({
    interviewId: OptionalWireId,
    jobseekerChannelId: OptionalWireId,
    /** The stage in view, where the company evaluates stage by stage. */
    recommendStageId: OptionalWireId,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxEvaluationLength)),
  }),
  reply: Nothing,
  refusals: { nothingDecided: codes.changedMeanwhile },
})
