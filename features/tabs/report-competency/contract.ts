import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-competency')

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

/** `star` is out of 5; −1: still being made. */
const FirstLevel = z.object({ name: z.string(), star: z.number() })

const Item = z.object({
  name: z.string(),
  star: z.number(),
  lowDefinition: Text,
  highDefinition: Text,
  description: Text,
})

/** The competency assessment. Both scores are out of 10 (R3-037); −1: still being made. */
export const CompetencyReport = z.object({
  comprehensiveCompetenceScore: z.number(),
  emotionalStabilityScore: z.number(),
  description: Text,
  /** Seconds. */
  usetime: Amount,
  /** Epoch milliseconds, as is the last one. */
  firstAnswerTime: Amount,
  lastAnswerTime: Amount,
  firstLevelList: z.array(FirstLevel),
  /** `firstLevelName` is the first-level competency that it belongs to. */
  secondLevelList: z.array(z.extend(Item, { firstLevelName: Text })),
  emotionalStabilityList: z.array(Item),
})

/** The competency report of an interview; null where the assessment was not taken. A failure is silent (R8-015). */
export const meritasReport = defineCall({
  method: 'GET',
  path: '/mark/interview/interview/meritasReport',
  summary: 'The competency assessment (Meritas) of an interview',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.nullable(CompetencyReport),
})
