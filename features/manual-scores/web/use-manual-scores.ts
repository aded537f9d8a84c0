import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { listInterviewOperLog } from '../contract.ts'
import { type ManualScore, readManualScores } from '../rules.ts'

/** The manual scores of an interview as a query: one call for all of its questions. */
export function manualScoresQuery(interviewId: string | null) {
  return {
    ...callQuery(listInterviewOperLog, { interviewId: interviewId ?? '' }),
    enabled: interviewId !== null,
  }
}

export interface ManualScores {
  /** The scores of a question, newest first. */
  readonly of: (questionId: string) => readonly ManualScore[]
  readonly state: SectionState
}

const nothing: readonly ManualScore[] = []

/** The manual scores of an interview. What was loaded stays when a later load fails. */
export function useManualScores(interviewId: string | null): ManualScores {
  const t = useTranslations('manual-scores')
  const { data, isPending, isError, refetch } = useQuery(manualScoresQuery(interviewId))
  const scores = useMemo(() => readManualScores(data ?? []), [data])
  const of = (questionId: string) => scores.get(questionId) ?? nothing
  const onRetry = () => void refetch()
  if (isError) {
    return {
      of,
      state: data ? { kind: 'stale', onRetry } : { kind: 'failed', message: t('failed'), onRetry },
    }
  }
  return { of, state: { kind: isPending && interviewId !== null ? 'loading' : 'ready' } }
}
