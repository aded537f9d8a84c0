import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-cognitive')

/**
 * The result of a cognitive ability test. `percentile`: 0 to 100; −1 and null mean that it is still being worked out.
 */
const CognitiveTest = z.object({
  percentile: z.nullable(z.number()),
  explanation: z.nullable(z.string()),
  /** The group that the candidate is compared with, in words. */
  normGroup: z.nullable(z.string()),
})
export type CognitiveTest = z.output<typeof CognitiveTest>

/** The cognitive ability test of an interview; null where there is none (decision 011). */
export const cognitiveReport = defineCall({
  method: 'GET',
  path: '/mark/interview/interview/cognitiveReport',
  summary: 'The cognitive ability test of an interview',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.nullable(CognitiveTest),
})
