import type { ReplyOf } from '@candor/call/define'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import type { Speaker } from '../../../candidates/interviews/rules/voices.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { EvidenceIndex } from '../../evidence/rules/evidence.ts'
import { readEvidenceIndex } from '../../evidence/rules/evidence-index.ts'
import type { aiReportData } from '../contract/calls.ts'
import { claimsOf } from '../rules/claims.ts'
import { keyPointsByAnswer } from '../rules/key-points.ts'
import { isAnalysisUnreadable } from '../rules/progress.ts'
import { aiDataQuery } from './ai-data-query.ts'

type AiData = ReplyOf<typeof aiReportData>

/** The index last made for the answers of a report and its analysis: several parts of a page use it, and a way back. */
const known = new WeakMap<
  readonly Answer[],
  { person: Speaker; data: AiData | undefined; index: EvidenceIndex }
>()

function indexOf(answers: readonly Answer[], person: Speaker, data: AiData | undefined): EvidenceIndex {
  const kept = known.get(answers)
  if (kept && kept.person === person && kept.data === data) return kept.index
  // Without the evidence, counts of the key points alone would say that nothing supports or speaks against anything.
  const aiData = isAnalysisUnreadable(data?.unreadable) ? null : (data?.aiData ?? null)
  const index = readEvidenceIndex({
    answers,
    person,
    evidence: data?.evidence ?? [],
    claims: claimsOf(aiData),
    keyPoints: keyPointsByAnswer(aiData),
  })
  known.set(answers, { person, data, index })
  return index
}

/**
 * All evidence of the open report. Before the analysis is there, or where it cannot be read, the index has only the axis
 * of the session.
 */
export function useEvidenceIndex({
  interviewId,
  interview,
  candidate,
}: Pick<OpenReport, 'interviewId' | 'interview'> & {
  readonly candidate: { readonly person: Speaker }
}): EvidenceIndex {
  const { data } = useQuery(aiDataQuery(interviewId))
  const { answers } = interview
  return indexOf(answers, candidate.person, data)
}
