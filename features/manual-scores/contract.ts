import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('manual-scores')

/** One score that a person gave an answer, with the person's opinion. */
export const ManualScoreEntry = z.object({
  problemAnswerId: z.string(),
  createByName: z.string(),
  /** Epoch milliseconds. */
  createDate: z.number(),
  estimateScore: z.number(),
  estimateOpinion: z.nullable(z.string()),
})

/** The scores that people gave the answers of an interview, newest first; of one answer when `problemId` names it. */
export const listInterviewOperLog = defineCall({
  method: 'POST',
  path: '/mark/interview/interview_opr_log/listInterviewOperLog',
  summary: 'The manual scores of an interview',
  access: 'reader',
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId, problemId: OptionalWireId }),
  reply: z.array(ManualScoreEntry),
})
