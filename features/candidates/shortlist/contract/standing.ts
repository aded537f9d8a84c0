import * as z from 'zod/mini'

export const Decision = z.enum(['pass', 'wait', 'reject'])

/** The opinion of one colleague. */
export const Mark = z.object({
  name: z.string(),
  /** Null: nothing yet. */
  decision: z.nullable(Decision),
})

/** What colleagues and the AI say of a candidate, as far as the viewer may see it. */
export const standingFields = {
  /** State of the newest interview; hidden: the viewer reads no scores; covered: not before their own opinion. */
  scoreState: z.enum([
    'none',
    'underWay',
    'withoutAnalysis',
    'analysing',
    'stopped',
    'scored',
    'hidden',
    'covered',
  ]),
  /** The AI score with its lowest and highest competency; null unless scored. */
  score: z.nullable(
    z.object({
      overall: z.number(),
      outOf: z.number(),
      lowest: z.nullable(z.number()),
      highest: z.nullable(z.number()),
    }),
  ),
  marks: z.array(Mark),
  /** Whether the marks of colleagues wait for the viewer's own opinion. */
  areMarksCovered: z.boolean(),
  /** Colleagues whose opinion is asked in the present stage. */
  asked: z.array(z.string()),
  /** Whether the viewer's own opinion is asked. */
  isViewerAsked: z.boolean(),
}
