import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { AiData } from './ai-data.ts'

const defineCall = callsOf('report-analysis')

/** Which scores the company shows. A score that is not shown is not in the reply. */
export const ShownScores = z.object({ total: z.boolean(), single: z.boolean(), stars: z.boolean() })

/** The AI data of an interview; null while none has come in. */
export const aiReportData = defineCall({
  method: 'POST',
  path: '/candidate/employ/airesult/interviewInfo',
  summary: 'The AI analysis of an interview',
  access: 'reader',
  onFailure: ['signIn'],
  input: z.object({ interviewId: WireId }),
  reply: z.object({ aiData: z.nullable(AiData), shown: ShownScores }),
})
