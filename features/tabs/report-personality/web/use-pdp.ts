import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import { personalityStatistics } from '../../../findings/personality/contract.ts'
import { type Pdp, readPdp } from '../../../findings/personality/rules/pdp.ts'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

export type PdpReport = Pick<OpenReport, 'candidateId' | 'companyId' | 'interviewId'>

/**
 * The personality test of the open interview and the state of its loading. Loaded data stay when a later load fails.
 */
export function usePdp(report: PdpReport): {
  pdp: Pdp | null
  state: SectionState
} {
  const t = useTranslations('personality')
  const { companyId, interviewId } = report
  const query = callQuery(personalityStatistics, { ...ofReport(report), companyId })
  const result = useQuery(query)
  const { data } = result
  const pdp = useMemo(() => (data ? readPdp(data) : null), [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: pdp?.scores.some(({ points }) => points === null) ?? false,
    parts: ['tests.personality'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  if (data !== undefined && !pdp)
    return { pdp, state: { kind: 'empty', title: t('none'), text: t('noneText') } }
  return { pdp, state: sectionState(result, t('failed')) }
}
