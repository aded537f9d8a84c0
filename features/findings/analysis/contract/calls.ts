import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { EvidenceItem } from '../../evidence/contract.ts'
import { SentAiData } from './ai-data.ts'

const defineCall = callsOf('analysis')

/** The parts that the company's switches show. Hidden parts are not in the reply either. */
export const Shown = z.object({
  /** Scores over the whole interview. */
  total: z.boolean(),
  /** Scores of competencies and answers. */
  single: z.boolean(),
  /** Whether the overall score has its place at the head of the report at all. */
  scoreIndicator: z.boolean(),
  nextSteps: z.boolean(),
  /** The words of score levels, and the legend of interview grades. */
  levelLabels: z.boolean(),
  starExplanation: z.boolean(),
  /** Details of the analysis: assessment points and the nine qualities of an answer. */
  details: z.boolean(),
  /** Emotions and appearance exist under this company's law. */
  visualAnalysis: z.boolean(),
  /** Whether qualities have their short names. */
  abbreviatedNames: z.boolean(),
  /** Whether the overall score is labelled in English in every language of the page. */
  englishLabel: z.boolean(),
})
export type Shown = z.output<typeof Shown>

/**
 * The AI data of an interview with their evidence; null while none has come in.
 *
 * `isOutdated` is sent where the answers came in again after them with changes.
 */
export const aiReportData = defineCall({
  method: 'POST',
  path: '/candidate/employ/airesult/interviewInfo',
  isRead: true,
  summary: 'The AI analysis of an interview',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: ['reportAIInterview', 'overviewAI'],
    visitors: true,
  },
  onFailure: ['signIn'],
  input: z.object({ interviewId: WireId }),
  reply: z.object({
    aiData: z.nullable(SentAiData),
    evidence: z.array(EvidenceItem),
    shown: Shown,
    isOutdated: z.optional(z.boolean()),
    /** Keys of parts of the bundle that came in and cannot be read: nothing of them is in the reply. */
    unreadable: z.optional(z.array(z.string())),
  }),
})
