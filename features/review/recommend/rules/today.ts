import * as z from 'zod/mini'
import type { Given } from './answering.ts'

/** A review is promised within so many days after it was asked (decision S173). */
export const reviewDays = 2

/** How many days an answer stands on Today, unless the asker marks it as done. */
export const answerDays = 14

const ReviewFacts = z.object({
  /** Name of who asks; null for an import. */
  by: z.nullable(z.string()),
  isAccepted: z.boolean(),
  stageId: z.string(),
  /** Epoch milliseconds. */
  givenAt: z.number(),
  /** The first one first. */
  notes: z.array(z.object({ by: z.nullable(z.string()), text: z.string() })),
})
export type ReviewFacts = z.output<typeof ReviewFacts>

/** Reads the facts of an asked review. */
export function readReview(facts: Readonly<Record<string, unknown>>): ReviewFacts {
  return ReviewFacts.parse(facts)
}

/** The recommendation that a review answers. */
export function givenOf({ by, isAccepted, stageId, givenAt, notes }: ReviewFacts): Given {
  const givers = [{ name: by, note: notes[0]?.text ?? null, givenAt }]
  return { isAnswered: isAccepted, decision: null, stageId, givers }
}
