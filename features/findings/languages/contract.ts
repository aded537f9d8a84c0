import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('languages')

const Amount = z.nullable(z.number())
const OfInterview = z.object({ interviewId: WireId })

/**
 * How well a candidate speaks one language. −1 and null are unfinished; points go to 100, `star` to 5.
 *
 * Where the AI's total scores are hidden, stars and points are left out.
 */
export const LanguageScoreEntry = z.object({
  /** en, cn, jp, yue or other. */
  language: z.string(),
  star: z.optional(Amount),
  overall: z.optional(Amount),
  pronunciation: z.optional(Amount),
  fluency: z.optional(Amount),
  /** Only cn and yue have it. */
  tone: z.optional(Amount),
  integrity: z.optional(Amount),
  rhythm: z.optional(Amount),
  /** The five bands of `overall`, the lowest first; empty where none were configured. */
  scoreConfig: z.array(z.object({ from: z.number(), to: z.number(), text: z.nullable(z.string()) })),
})
export type LanguageScoreEntry = z.output<typeof LanguageScoreEntry>

/** Language abilities stand in their own tabs and in the AI summary (R2-122). */
export const getLanguageScore = defineCall({
  method: 'GET',
  path: '/mark/report/languageScore/getLanguageScore',
  summary: 'The language scores of an interview',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'overviewAI'],
  },
  onFailure: ['toast'],
  input: OfInterview,
  reply: z.array(LanguageScoreEntry),
})

/**
 * The English ability: `score` from 0 to 100, `level` from 1 to 5; both are left out where the total scores of the AI are
 * hidden. Null where English was not tested.
 */
export const englishAbility = defineCall({
  method: 'GET',
  path: '/mark/report/score/englishability',
  summary: 'The English ability shown in an interview',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'overviewAI'],
  },
  input: OfInterview,
  reply: z.nullable(
    z.object({
      score: z.optional(Amount),
      level: z.optional(Amount),
      explanation: z.nullable(z.string()),
    }),
  ),
})
