import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('scores')

/** Number of scored candidates with a score from `from` to below `to`; the last bin includes its end. */
export const ScoreBin = z.object({ from: z.number(), to: z.number(), count: z.number() })
export type ScoreBin = z.output<typeof ScoreBin>

/** A candidate's standing among the scored candidates of a position. */
export const Standing = z.object({
  /** Number of the position's candidates with a score on this scale, each with the best of their scores. */
  count: z.number(),
  /**
   * The rank of the interview's score: 1 is the best; equal scores share a rank. Null without a score, and where another
   * interview of the candidate has a better one, which ranks instead.
   */
  rank: z.nullable(z.number()),
  bins: z.array(ScoreBin),
  /** Median stars by competency; empty where the company hides single scores. */
  medians: z.array(z.object({ assessmentPoint: z.string(), median: z.number() })),
})
export type Standing = z.output<typeof Standing>

/** Null below 10 scored candidates, where it would identify them, and where the company hides totals. */
export const positionScores = defineCall({
  method: 'GET',
  path: '/mark/report/score/positionScores',
  summary: 'How the scores of a position are spread, and where this candidate stands',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'overviewAI'],
    visitors: true,
  },
  input: z.object({ interviewId: WireId }),
  reply: z.object({ standing: z.nullable(Standing) }),
})
