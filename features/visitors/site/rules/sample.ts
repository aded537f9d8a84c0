import * as z from 'zod/mini'

const Answer = z.object({
  question_id: z.string(),
  followUpOf: z.optional(z.string()),
  sessionStartMs: z.optional(z.number()),
  durationMs: z.optional(z.number()),
})

const Evidence = z.object({
  claim: z.object({ kind: z.string(), name: z.optional(z.string()) }),
  kind: z.enum(['supports', 'against', 'note']),
  question_id: z.string(),
  startMs: z.number(),
})

const Interview = z.object({
  answers: z.array(Answer),
  evidence: z.array(Evidence),
  aiData: z.object({
    l2ReportInfo: z.object({
      dimLabelList: z.array(z.object({ assessmentPoint: z.string(), calculateStar: z.number() })),
    }),
  }),
})
export const SampleBundle = z.object({ interviews: z.array(Interview) })
type Evidence = z.infer<typeof Evidence>

/** A mark on the strip; `at` is a share of its width, from 0 to 1. */
interface SampleMark {
  readonly at: number
  readonly kind: Evidence['kind']
  /** Whether it is evidence for the traced score. */
  readonly isOfClaim: boolean
}

export interface Sample {
  readonly questions: readonly { readonly id: string; readonly at: number }[]
  readonly marks: readonly SampleMark[]
  /** The competencies with their scores out of 5, in the report's order. */
  readonly scores: readonly { readonly name: string; readonly value: number }[]
  /** The time of the quoted sentence: as a share of the strip, and as time of the interview, `00:57`. */
  readonly quote: { readonly at: number; readonly clock: string }
}

/** Reads the interview of a bundle, with the claim that the page traces: the name of a competency. */
export function readSample(bundle: z.infer<typeof SampleBundle>, claim: string): Sample {
  const [interview] = bundle.interviews
  if (!interview) throw new Error('The sample bundle has no interview.')
  const spoken = interview.answers.flatMap(({ sessionStartMs: start, durationMs: length, ...answer }) =>
    start === undefined || length === undefined ? [] : [{ ...answer, start, end: start + length }],
  )
  const whole = Math.max(...spoken.map(({ end }) => end))
  const startOf = new Map(spoken.map(({ question_id, start }) => [question_id, start]))
  const msOf = ({ question_id, startMs }: Evidence) => (startOf.get(question_id) ?? 0) + startMs
  const isOfClaim = (evidence: Evidence) => evidence.claim.name === claim
  const quoted = interview.evidence
    .filter(isOfClaim)
    .find(({ kind, startMs }) => kind === 'supports' && startMs > 5_000)
  if (!quoted) throw new Error(`Nothing in the sample bundle supports ${claim}.`)
  const competencies = interview.aiData.l2ReportInfo.dimLabelList
  const seconds = Math.floor(msOf(quoted) / 1000)
  const clock = [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return {
    questions: spoken
      .filter(({ followUpOf }) => !followUpOf)
      .map(({ question_id: id, start }) => ({ id, at: start / whole })),
    marks: interview.evidence.map((evidence) => ({
      at: msOf(evidence) / whole,
      kind: evidence.kind,
      isOfClaim: isOfClaim(evidence),
    })),
    scores: competencies.map(({ assessmentPoint: name, calculateStar: value }) => ({ name, value })),
    quote: { at: msOf(quoted) / whole, clock },
  }
}
