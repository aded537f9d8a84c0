import * as z from 'zod/mini'

/** The claim of a piece of evidence: one competency, one answer's score, or the summary. */
export const Claim = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('competency'), name: z.string() }),
  z.object({ kind: z.literal('answer'), question_id: z.string() }),
  z.object({ kind: z.literal('summary') }),
])
export type Claim = z.output<typeof Claim>

/**
 * Words of an answer that a claim rests on, as they were imported.
 *
 * Times count in milliseconds from the start of the answer's own recording (decision D08).
 */
export const EvidenceItem = z.object({
  externalId: z.string(),
  claim: Claim,
  kind: z.enum(['supports', 'against', 'note']),
  question_id: z.string(),
  quote: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  title: z.optional(z.string()),
  reason: z.optional(z.string()),
})
export type EvidenceItem = z.output<typeof EvidenceItem>
