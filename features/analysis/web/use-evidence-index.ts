import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EvidenceIndex } from '../../evidence/rules/evidence.ts'
import { readEvidenceIndex } from '../../evidence/rules/evidence-index.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { claimsOf } from '../rules/claims.ts'
import { keyPointsByAnswer } from '../rules/key-points.ts'
import { aiDataQuery } from './ai-data-query.ts'

/** All evidence of the open report. Before the analysis is there, it holds the axis of the session alone. */
export function useEvidenceIndex({ interviewId, interview }: OpenReport): EvidenceIndex {
  const { data } = useQuery(aiDataQuery(interviewId))
  const { answers } = interview
  return useMemo(
    () =>
      readEvidenceIndex({
        answers,
        evidence: data?.evidence ?? [],
        claims: claimsOf(data?.aiData ?? null),
        keyPoints: keyPointsByAnswer(data?.aiData ?? null),
      }),
    [answers, data],
  )
}
