import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('manual-scores')

/** One manual score, with the person's opinion. */
export const ManualScoreEntry = z.object({
  problemAnswerId: z.string(),
  createByName: z.string(),
  /** Epoch milliseconds. */
  createDate: z.number(),
  estimateScore: z.number(),
  estimateOpinion: z.nullable(z.string()),
})

/** The manual scores of an interview's answers, newest first; with `problemId` only those of one answer. */
export const listInterviewOperLog = defineCall({
  method: 'POST',
  path: '/mark/interview/interview_opr_log/listInterviewOperLog',
  isRead: true,
  summary: 'The manual scores of an interview',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId, problemId: OptionalWireId }),
  reply: z.array(ManualScoreEntry),
})
