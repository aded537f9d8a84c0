import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('recommend')

/** The newest recommendation to the caller that was not withdrawn; null without one. */
export const findOperateStatus = defineCall({
  method: 'GET',
  path: '/candidate/interviewer/search/operateStatus',
  summary: 'Whether and how the caller answered a recommendation',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, self: 'interviewerId' },
  onFailure: ['signIn'],
  input: z.object({
    jobSeekerChannelId: WireId,
    interviewerId: OptionalWireId,
    recommendStageId: OptionalWireId,
  }),
  reply: z.nullable(
    z.object({
      /** 0 not answered, 1 answered (R4-027, R4-028). */
      recommendStatus: z.number(),
      /** 1 pass, 4 wait, 2 reject (R4-024); null without a decision. */
      operateStatus: z.nullable(z.number()),
      recommendStageId: z.string(),
      /** The first recommender, then all authors of remarks. */
      recommendedBy: z.array(
        z.object({
          /** Null for an import. */
          userName: z.nullable(z.string()),
          selectNote: z.nullable(z.string()),
          /** Epoch milliseconds. */
          createdTime: z.number(),
        }),
      ),
    }),
  ),
})
