import { z } from 'zod'

const text = z.string()
const ms = z.int().min(0)

const sentence = z.object({ startMs: ms, endMs: ms, text })

const answer = z.object({
  question_id: text,
  sessionStartMs: ms.optional(),
  durationMs: ms.optional(),
  video: z.array(z.object({ video_url: text, video_url_mp4: text.optional() })).optional(),
  transcript: z.union([z.object({ file: text }), z.object({ sentences: z.array(sentence) })]).optional(),
})
export type Answer = z.infer<typeof answer>

const evidence = z.object({
  claim: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('competency'), name: text }),
    z.object({ kind: z.literal('answer'), question_id: text }),
    z.object({ kind: z.literal('summary') }),
  ]),
  question_id: text,
  quote: text,
  startMs: ms,
  endMs: ms,
})

const aiData = z.object({
  l2ReportInfo: z.object({
    dimLabelList: z.array(z.object({ assessmentPoint: text })),
    answerInfos: z.array(z.object({ problemAnswerId: text, keyPointInfoResult: text })),
  }),
})

const interview = z.object({
  externalId: text,
  answers: z.array(answer).optional(),
  fullRecords: z.array(z.object({ videoUrl: text })).optional(),
  aiData: aiData.optional(),
  evidence: z.array(evidence).optional(),
})
export type Interview = z.infer<typeof interview>

/**
 * The parts of a bundle that are checked here: the importer has the whole format, and its test imports every bundle.
 */
export const bundleFormat = z.object({
  externalId: text,
  position: z.object({ externalId: text }),
  /** Contact data that belong to nobody. */
  candidate: z.object({
    phone: text.regex(/^1380000\d{4}$|^138\*{4}\d{4}$/).optional(),
    email: text.endsWith('.example').optional(),
  }),
  recommendations: z.array(z.object({ to: text, by: text.optional() })).optional(),
  interviews: z.array(interview).optional(),
})
