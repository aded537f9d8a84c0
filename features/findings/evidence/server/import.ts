import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Sentence = z.string().check(z.maxLength(2_000))
const Milliseconds = z.number().check(z.minimum(0))

const Claim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('competency'), name: Key }),
  z.strictObject({ kind: z.literal('answer'), question_id: Key }),
  z.strictObject({ kind: z.literal('summary') }),
])

/** Times count in milliseconds from the start of the answer's own recording. */
const Evidence = z.strictObject({
  externalId: Key,
  claim: Claim,
  kind: z.enum(['supports', 'against', 'note']),
  question_id: Key,
  quote: Sentence,
  startMs: Milliseconds,
  endMs: Milliseconds,
  title: z.optional(Sentence),
  reason: z.optional(Sentence),
})

export const evidencePart = interviewDocument('evidence', z.array(Evidence).check(z.maxLength(2_000)))

export const parts = [evidencePart]
