import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readBook } from '../../evidence/rules/book.ts'
import type { EvidenceBook } from '../../evidence/rules/evidence.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { claimsOf } from '../rules/claims.ts'
import { keyPointsByAnswer } from '../rules/key-points.ts'
import { aiDataQuery } from './use-analysis.ts'

/** All evidence of the open report. Before the analysis is there, it holds the axis of the session alone. */
export function useEvidenceBook({ interviewId, info }: OpenReport): EvidenceBook {
  const { data } = useQuery(aiDataQuery(interviewId))
  const answers = info.answerResult
  return useMemo(
    () =>
      readBook({
        answers,
        evidence: data?.evidence ?? [],
        claims: claimsOf(data?.aiData ?? null),
        keyPoints: keyPointsByAnswer(data?.aiData ?? null),
      }),
    [answers, data],
  )
}
