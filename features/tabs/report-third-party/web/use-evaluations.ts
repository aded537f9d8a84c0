import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { readEvaluations } from '../rules/evaluation.ts'
import { evaluationsQuery } from './evaluations-query.ts'

/** The evaluations and the state of their loading. Loaded data stay when a later load fails. */
export function useEvaluations(report: OpenReport) {
  const t = useTranslations('report-third-party')
  const query = useQuery(evaluationsQuery(report))
  const { data } = query
  const { evaluations, unreadable } = useMemo(() => readEvaluations(data ?? []), [data])
  const lost = unreadable > 0 ? t('unreadable', { count: unreadable }) : null
  const none: SectionState = lost
    ? { kind: 'empty', title: lost }
    : { kind: 'empty', title: t('none'), text: t('noneText') }
  return {
    evaluations,
    /** That some could not be read, in words; null where all could. */
    lost,
    state: sectionState(query, t('failed'), evaluations.length === 0 && none),
  }
}
