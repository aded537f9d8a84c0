import * as z from 'zod/mini'

const Name = z.string().check(z.maxLength(200))
const Milliseconds = z.number().check(z.minimum(0), z.maximum(10_000_000_000))
const Share = z.number().check(z.minimum(0), z.maximum(1))

/** The most sentences of one transcript. */
export const maxSentences = 20_000

const isForward = z.refine<{ startMs: number; endMs: number }>(({ startMs, endMs }) => endMs >= startMs, {
  path: ['endMs'],
  message: 'endBeforeItsStart',
})

const Word = z
  .strictObject({ startMs: Milliseconds, endMs: Milliseconds, text: Name, confidence: z.optional(Share) })
  .check(isForward)

const SpokenSentence = z
  .strictObject({
    startMs: Milliseconds,
    endMs: Milliseconds,
    text: z.string().check(z.maxLength(20_000)),
    speaker: z.optional(Name),
    words: z.optional(z.array(Word).check(z.maxLength(20_000))),
  })
  .check(isForward)

/** The transcript of a recording. Times are milliseconds from the recording's own start. */
export const StoredTranscript = z.strictObject({
  source: z.optional(Name),
  meanConfidence: z.optional(Share),
  sentences: z.array(SpokenSentence).check(z.maxLength(maxSentences)),
})
