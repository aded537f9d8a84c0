import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../report/web/live/use-live.ts'
import { preventCheatingReport } from '../contract.ts'
import { type Finding, readFinding } from '../rules/findings.ts'

export interface FindingsResult {
  /** Null while they are not known, and where the interview was not checked. */
  findings: readonly Finding[] | null
  /** Whether a check is still being made, of which no finding may tell. */
  isGenerating: boolean
  /** What a section shows instead of them, or beside them. */
  state: SectionState
}

/** What the checks of an interview found. What was loaded stays when a later load fails. */
export function useFindings(interviewId: string | null): FindingsResult {
  const t = useTranslations('integrity')
  const query = callQuery(preventCheatingReport, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null })
  const { data } = result
  const findings = useMemo(() => data?.unqualified?.map(readFinding) ?? null, [data])
  const isGenerating = data?.isGenerating ?? false
  useRefreshWhenReady({
    interviewId,
    isWaiting: isGenerating || (findings?.some((finding) => finding.state === 'generating') ?? false),
    parts: ['antiCheating'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  return { findings, isGenerating, state: sectionState(result, t('failed')) }
}
