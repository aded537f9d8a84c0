import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('personality')

const Amount = z.nullable(z.number())

/** Bands of the five traits: 1 low, 2 medium, 3 high (decision N34); −1 unfinished, null where they are hidden. */
export const BigFive = z.object({
  openness: Amount,
  conscientiousness: Amount,
  extraversion: Amount,
  agreeableness: Amount,
  neuroticism: Amount,
  /** 0 where the company hides them. */
  isConfig: z.number(),
})

/** The Big Five profile of an interview; null where the test was not taken. */
export const getPersonType = defineCall({
  method: 'GET',
  path: '/mark/report/persontype/getPersonType',
  summary: 'The Big Five personality profile of an interview',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.nullable(BigFive),
})

/** Points of each letter, with the questions that they come from. −1 is unfinished. */
export const PersonalityTest = z.object({
  A: z.number(),
  B: z.number(),
  C: z.number(),
  D: z.number(),
  remark: z.nullable(z.string()),
  questions: z.array(
    z.object({
      question: z.string(),
      /** `score`: the points that the candidate gave; null without any. */
      options: z.array(z.object({ optionCode: z.string(), optionContent: z.string(), score: Amount })),
    }),
  ),
})

/** The personality test of an interview of the candidate: the named one, else the newest; null without one. */
export const personalityStatistics = defineCall({
  method: 'GET',
  path: '/candidate/pdp/statistics',
  summary: 'The personality test (PDP) of a candidate',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId', company: 'companyId' },
    needs: 'reportAIInterview',
  },
  input: z.object({ jobseekerChannelId: WireId, companyId: OptionalWireId, interviewId: OptionalWireId }),
  reply: z.nullable(PersonalityTest),
})
