import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { preventCheatingReport } from '../contract/report.ts'
import type { Finding } from '../rules/findings.ts'
import { readFindings } from '../rules/wire.ts'

export interface FindingsResult {
  /** Null until they have loaded, and where there were no checks. */
  findings: readonly Finding[] | null
  /** Whether a check is unfinished, even without any finding. */
  isGenerating: boolean
  /** The state for the section that shows them. */
  state: SectionState
}

/** The findings of an interview's checks. Loaded data stays when a later load fails. */
export function useFindings(interviewId: string | null): FindingsResult {
  const t = useTranslations('integrity')
  const query = callQuery(preventCheatingReport, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null, select: readFindings })
  const { findings, isGenerating } = result.data ?? { findings: null, isGenerating: false }
  useRefreshWhenReady({
    interviewId,
    isWaiting: isGenerating || (findings?.some((finding) => finding.state === 'generating') ?? false),
    parts: ['antiCheating'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  return { findings, isGenerating, state: sectionState(result, t('failed')) }
}
