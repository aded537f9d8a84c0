import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { readEvaluations } from '../rules/evaluation.ts'
import { evaluationsQuery } from './evaluations-query.ts'

/** The evaluations with the state of their loading. What was loaded stays when a later load fails. */
export function useEvaluations(report: OpenReport) {
  const t = useTranslations('report-third-party')
  const { data, isPending, isError, refetch } = useQuery(evaluationsQuery(report))
  const evaluations = useMemo(() => readEvaluations(data ?? []), [data])
  const onRetry = () => void refetch()
  const stateOf = (): SectionState => {
    if (isPending) return { kind: 'loading' }
    if (!data) return { kind: 'failed', message: t('failed'), onRetry }
    if (isError) return { kind: 'stale', onRetry }
    if (evaluations.length === 0) return { kind: 'empty', title: t('none'), text: t('noneText') }
    return { kind: 'ready' }
  }
  return { evaluations, state: stateOf(), onRetry }
}
