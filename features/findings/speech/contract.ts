import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('speech')

const Amount = z.nullable(z.number())

/**
 * The abilities in each language, from speaking and reading aloud: `score` from 0 to 100, `level` from 1 to 5; both are
 * left out where the AI's total scores are hidden.
 */
export const allLanguageAbility = defineCall({
  method: 'GET',
  path: '/mark/report/score/allLanguageAbility',
  summary: 'The abilities in all languages that an interview showed',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'overviewAI'],
  },
  input: z.object({ interviewId: WireId }),
  reply: z.array(z.object({ language: z.string(), score: z.optional(Amount), level: z.optional(Amount) })),
})
