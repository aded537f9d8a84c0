import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { OpenedTabs, Opinion } from './opinion.ts'

const defineCall = callsOf('evaluations')

const OfCandidate = z.object({ jobseekerChannelId: WireId, interviewId: OptionalWireId })

/** The conclusion over all evaluations of a candidate; null without one. */
export const showComprehensiveEstimate = defineCall({
  method: 'GET',
  path: '/mark/employ/estimate/showComprehensiveEstimate',
  summary: 'The conclusion over all evaluations of a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: ['manualEvaluation', 'reportRemark'],
  },
  onFailure: ['toast', 'signIn'],
  input: OfCandidate,
  reply: z.nullable(
    z.object({
      estimateContent: z.string(),
      estimateScore: z.nullable(z.number()),
      result: z.nullable(z.number()),
      estimateUserName: z.string(),
      /** Epoch milliseconds. */
      createdTime: z.number(),
    }),
  ),
})

export const addComprehensiveEstimate = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addComprehensiveEstimate',
  canBeUndone: true,
  summary: 'Writes the conclusion over all evaluations of a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.extend(OfCandidate, {
    ...Opinion,
    estimateUserId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})
