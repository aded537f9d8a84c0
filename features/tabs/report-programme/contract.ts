import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-programme')

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

const ProgrammeTask = z.object({
  taskId: z.string(),
  title: Text,
  /** HTML, cleaned by the server. */
  problem: z.string(),
  /** Seconds. */
  usetime: Amount,
  /** −1: still being made; null: none, or hidden. */
  score: Amount,
  totalScore: Amount,
  scoreReason: Text,
  /** The files that were handed in. Those of an anonymous candidate have no name. */
  files: z.array(z.object({ fileName: Text, language: Text, content: z.string() })),
  /** `status` 1: passed; 0: failed; −1: still running. Null where the company does not show correctness. */
  cases: z.nullable(z.array(z.object({ name: z.string(), status: z.number(), detail: Text }))),
})

/** The candidate's programming simulation; null where there was none. */
export const getProgramme = defineCall({
  method: 'GET',
  path: '/mark/report/programme/getProgramme',
  summary: 'The imitation of programming work of an interview',
  access: { report: 'interview', by: { interview: 'interviewId' }, needs: 'reportAIInterview' },
  input: z.object({ interviewId: WireId }),
  reply: z.object({
    programme: z.nullable(
      z.object({
        name: Text,
        usetime: Amount,
        totaltime: Amount,
        /** Whether scores are missing because the company does not show them. */
        isScoreHidden: z.boolean(),
        tasks: z.array(ProgrammeTask),
      }),
    ),
  }),
})
