import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-third-party')

/** A test or an evaluation that was held outside Candor. */
export const ThirdPartyEntry = z.object({
  id: z.string(),
  testName: z.string(),
  /** As it was written: a number, a grade or a word. */
  score: z.nullable(z.string()),
  /** 0 a score, 1 a file (decision N33). */
  testType: z.number(),
  /** A media address; null without a file, and where the candidate is anonymous. */
  fileUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Of the stored file: lower case, without the dot; empty without one. */
  ending: z.string(),
  /** 1 an external vendor. */
  testVendor: z.nullable(z.number()),
  /** 0 not reviewed, 1 under review, 2 completed. */
  testStatus: z.nullable(z.number()),
  positionName: z.string(),
  /** Epoch milliseconds. */
  createDate: z.number(),
})
export type ThirdPartyEntry = z.output<typeof ThirdPartyEntry>

/** The third-party evaluations of a candidate, newest first. */
export const listThirdPartyEvaluations = defineCall({
  method: 'GET',
  path: '/candidate/thirdEvaluation/list',
  summary: 'The third-party evaluations of a candidate',
  access: 'reader',
  payload: 'result',
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, positionId: OptionalWireId }),
  reply: z.array(ThirdPartyEntry),
})
