import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('stages')

/** Where a candidate stands, and where the caller may move it. */
export const readStanding = defineCall({
  method: 'GET',
  path: '/candidate/stage/standing',
  summary: 'The stage of a candidate with its days, and the stages to which the caller may move it',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.object({
    stageId: z.string(),
    stageName: z.string(),
    /** Whole days in the stage; until the end of an application. */
    days: z.number(),
    limitDays: z.nullable(z.number()),
    outcome: z.nullable(z.enum(['hired', 'rejected', 'withdrew'])),
    /** Epoch milliseconds; null while the application goes on. */
    outcomeAt: z.nullable(z.number()),
    /** The stages of the position in order; none for a caller who may not move the candidate. */
    choices: z.array(z.object({ stageId: z.string(), name: z.string(), limitDays: z.nullable(z.number()) })),
    /** Whether a rejection needs a reason. */
    needsReason: z.boolean(),
  }),
})
