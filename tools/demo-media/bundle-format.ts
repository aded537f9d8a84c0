import * as z from 'zod/mini'
import {
  educationPart,
  idCardPart,
  labelsPart,
  projectsPart,
  workPart,
} from '../../features/candidates/candidates/server/import.ts'
import { fullRecordsPart } from '../../features/candidates/interviews/server/import/monitored.ts'
import { Answer } from '../../features/candidates/interviews/server/import.ts'
import { candidateFormPart, resumePart } from '../../features/candidates/resume/server/import.ts'
import { recommendationsPart } from '../../features/candidates/shortlist/server/import.ts'
import { StoredTranscript } from '../../features/candidates/transcripts/rules/stored-transcript.ts'
import { AiData } from '../../features/findings/analysis/contract/ai-data.ts'
import { evidencePart } from '../../features/findings/evidence/server/import.ts'
import { antiCheatingPart } from '../../features/findings/integrity/server/import.ts'
import { manualScoresPart } from '../../features/findings/manual-scores/server/import.ts'
import { BundleBase, InterviewBase } from '../../features/platform/imports/rules/bundle.ts'
import { MediaPath } from '../../features/platform/imports/rules/media-path.ts'

/** The importer reads a named file in place of a transcript before its schemas check the bundle. */
const transcript = z.optional(z.union([StoredTranscript, z.strictObject({ file: MediaPath })]))

const BundledAnswer = z.extend(Answer, { transcript })
export type BundledAnswer = z.input<typeof BundledAnswer>

const BundledInterview = z.object({
  ...InterviewBase.shape,
  answers: z.optional(z.array(BundledAnswer)),
  fullRecords: z.optional(z.array(z.extend(fullRecordsPart.schema.def.element, { transcript }))),
  aiData: z.optional(AiData),
  evidence: z.optional(evidencePart.schema),
  antiCheating: z.optional(antiCheatingPart.schema),
  manualScores: z.optional(manualScoresPart.schema),
})
export type BundledInterview = z.input<typeof BundledInterview>

/** A bundle with the parts that are written here, by the importer's schemas; what lies in `parts/` is left out. */
export const Bundle = z.object({
  ...BundleBase.shape,
  labels: z.optional(labelsPart.schema),
  education: z.optional(educationPart.schema),
  work: z.optional(workPart.schema),
  projects: z.optional(projectsPart.schema),
  resume: z.optional(resumePart.schema),
  candidateForm: z.optional(candidateFormPart.schema),
  idCard: z.optional(idCardPart.schema),
  recommendations: z.optional(recommendationsPart.schema),
  interviews: z.optional(z.array(BundledInterview)),
})
export type Bundle = z.input<typeof Bundle>
