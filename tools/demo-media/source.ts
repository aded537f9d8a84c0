import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  educationPart,
  labelsPart,
  projectsPart,
  workPart,
} from '../../features/candidates/candidates/server/import.ts'
import { Answer } from '../../features/candidates/interviews/server/import.ts'
import { JsonResume } from '../../features/candidates/resume/rules/json-resume-fields.ts'
import { candidateFormPart } from '../../features/candidates/resume/server/import.ts'
import { recommendationsPart } from '../../features/candidates/shortlist/server/import.ts'
import { AiData, L2ReportInfo } from '../../features/findings/analysis/contract/ai-data.ts'
import { antiCheatingPart } from '../../features/findings/integrity/server/import.ts'
import { manualScoresPart } from '../../features/findings/manual-scores/server/import.ts'
import { CandidateBase, InterviewBase } from '../../features/platform/imports/rules/bundle.ts'

/** The appearance of a drawn person. */
const look = z.strictObject({
  hair: z.enum(['long', 'bob', 'bun', 'pony', 'short', 'side', 'crop', 'curly']),
  hairColour: z.string(),
  browColour: z.string(),
  skin: z.tuple([z.string(), z.string()]),
  lip: z.string(),
  cloth: z.tuple([z.string(), z.string()]),
  trim: z.string(),
  collar: z.enum(['crew', 'shirt', 'blazer', 'hood']),
  wall: z.tuple([z.string(), z.string()]),
  room: z.enum(['shelves', 'plant', 'lamp', 'office']),
  glasses: z.optional(z.boolean()),
  beard: z.optional(z.boolean()),
  earrings: z.optional(z.boolean()),
})
export type Look = z.infer<typeof look>

/** An espeak-ng voice with its variant, pitch (0 to 99) and speed (words per minute). */
const voice = z.strictObject({ name: z.string(), pitch: z.number(), speed: z.number() })
export type Voice = z.infer<typeof voice>

/**
 * What is copied to the bundle as the source has it: checked by the importer's schema, and with its fields in the order
 * of the source.
 */
const copied = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.custom<z.input<Schema>>().check(({ value, issues }) => {
    const { error } = schema.safeParse(value)
    if (error) issues.push({ code: 'custom', message: z.prettifyError(error), input: value })
  })

/** A question with a video answer; `say` is the spoken text, by sentence. */
const spoken = z.strictObject({
  id: z.string(),
  title: z.string(),
  ask: z.string(),
  say: z.array(z.string()),
  point: z.string(),
  desc: z.optional(z.string()),
  score: z.nullable(z.number()),
  reason: z.optional(z.string()),
  /** Mentioned key points; one with `num` counts as mentioned even if it is not. */
  keys: z.array(
    z.union([
      z.string(),
      z.strictObject({
        text: z.string(),
        num: z.optional(z.number()),
        highLightColor: z.optional(z.string()),
        keyScore: z.optional(z.number()),
      }),
    ]),
  ),
  followUpOf: z.optional(z.string()),
  round: z.optional(z.number()),
  words: z.optional(z.boolean()),
  /** The language of the answer, if it differs from the interview's. */
  language: z.optional(z.enum(['cn', 'en'])),
  /** 1 if left out: a video. 6 is an audio recording. */
  method: z.optional(z.number()),
  /** HTML of the question, if it has more than the text of `ask`. */
  problem: z.optional(z.string()),
  /** `broken` writes a file that cannot be decoded; `none` omits the recording. */
  media: z.optional(z.enum(['clip', 'voice', 'broken', 'none'])),
  /** `file` writes WebVTT beside the bundle; with `untimed` all times are 0. */
  transcript: z.optional(z.enum(['file', 'untimed', 'none'])),
  /** The recogniser's text for each sentence, if it differs from what was said. */
  heard: z.optional(z.array(z.string())),
  /** Sentence times that replace the measured ones: start and end in milliseconds. */
  times: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  /** The mean confidence of the recogniser's words; without it words have none. */
  confidence: z.optional(z.number()),
  /** Further fields of the answer, copied to the bundle. */
  extra: z.optional(copied(z.partial(Answer))),
  /** Stars for language, will, keyPoint, audioSpeed, audioRich, audioFluency, apperenceBeauty, apperenceAge, apperenceSmile. */
  stars: z.optional(z.array(z.number())),
})
export type Spoken = z.infer<typeof spoken>

const evidence = z.strictObject({
  on: z.string(),
  kind: z.enum(['supports', 'against', 'note']),
  q: z.string(),
  quote: z.string(),
  title: z.string(),
  reason: z.string(),
  /** The time that the model gives; it is used without a check, as is the quote. */
  at: z.optional(z.tuple([z.number(), z.number()])),
})
export type EvidenceSource = z.infer<typeof evidence>

const competency = z.strictObject({
  name: z.string(),
  star: z.number(),
  reason: z.string(),
  next: z.optional(z.string()),
  sum: z.optional(z.string()),
})

const interview = z.strictObject({
  externalId: z.string(),
  name: z.string(),
  category: z.number(),
  status: InterviewBase.shape.interview_status,
  language: z.enum(['cn', 'en']),
  /** The bundle's `haveAi`; without it, the parts decide. */
  haveAi: InterviewBase.shape.haveAi,
  begin: z.optional(z.string()),
  totaltime: z.number(),
  mp4: z.optional(z.boolean()),
  scale: z.optional(z.number()),
  /** The mean confidence of all answers that have none of their own. */
  confidence: z.optional(z.number()),
  /** With an interviewer's voice the whole session is one recording, questions included. */
  interviewer: z.optional(voice),
  antiCheating: z.optional(copied(antiCheatingPart.schema)),
  manualScores: z.optional(copied(manualScoresPart.schema)),
  spoken: z.optional(z.array(spoken)),
  /** Answers without video, copied to the bundle, with their duration in seconds. */
  written: z.optional(z.array(z.strictObject({ seconds: z.number(), answer: copied(Answer) }))),
  ai: z.optional(
    z.strictObject({
      /** AI data that are copied to the bundle, apart from l2ReportInfo. */
      data: copied(z.omit(AiData, { l2ReportInfo: true })),
      l2: copied(z.omit(L2ReportInfo, { answerInfos: true, dimLabelList: true })),
      competencies: z.array(competency),
    }),
  ),
  evidence: z.optional(z.array(evidence)),
})
export type InterviewSource = z.infer<typeof interview>

export const personSource = z.strictObject({
  company: z.string(),
  folder: z.string(),
  language: z.enum(['cn', 'en']),
  look,
  voice: z.optional(voice),
  photo: z.boolean(),
  idCard: z.optional(z.boolean()),
  resume: z.optional(
    z.strictObject({
      state: z.enum(['ready', 'parsing']),
      file: z.optional(z.enum(['pdf', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'html'])),
      headline: z.optional(z.string()),
      schoolRanks: z.optional(z.array(z.string())),
      certificate: z.optional(z.strictObject({ name: z.string(), text: z.string() })),
      /** The resume in the JSON Resume format, copied to the bundle. */
      jsonResume: z.optional(copied(JsonResume)),
    }),
  ),
  externalId: z.string(),
  position: z.string(),
  candidate: CandidateBase,
  labels: z.optional(labelsPart.schema),
  education: z.optional(educationPart.schema),
  work: z.optional(workPart.schema),
  projects: z.optional(projectsPart.schema),
  /** Media of the bundle other than clips: a page of text, an image of a screen, a silent look away. */
  extras: z.optional(
    z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('pdf'),
          name: z.string(),
          title: z.string(),
          lines: z.array(z.string()),
        }),
        z.strictObject({
          kind: z.literal('screen'),
          name: z.string(),
          title: z.string(),
          lines: z.array(z.string()),
        }),
        z.strictObject({ kind: z.literal('silence'), name: z.string(), seconds: z.number() }),
      ]),
    ),
  ),
  candidateForm: z.optional(copied(candidateFormPart.schema)),
  recommendations: z.optional(copied(recommendationsPart.schema)),
  interviews: z.optional(z.array(interview)),
})
export type PersonSource = z.infer<typeof personSource>

export function readPerson(file: string): PersonSource {
  return personSource.parse(JSON.parse(readFileSync(file, 'utf8')))
}
