import { isUnreadable } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { meritasReport } from '../contract.ts'
import { type CompetencyReport, isUnfinished, readReport } from '../rules/report.ts'

/**
 * `missing` stands for a failed call as well as for an assessment that was not taken; only after a failure can it be
 * tried again. A stored one that cannot be read is neither, and has the server's text.
 */
export type ReportResult =
  | { readonly state: 'loading' }
  | { readonly state: 'unreadable'; readonly words: string }
  | { readonly state: 'missing'; readonly onReload: (() => void) | null }
  | { readonly state: 'found'; readonly report: CompetencyReport }

/** The competency report of an interview. A failure shows no error: there is no report then (R8-015). */
export function useReport(interviewId: string | null): ReportResult {
  const t = useTranslations('report-competency')
  const query = callQuery(meritasReport, { interviewId: interviewId ?? '' })
  const { data, isPending, isError, error, refetch } = useQuery({ ...query, enabled: interviewId !== null })
  const report = useMemo(() => (data ? readReport(data) : null), [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: report !== null && isUnfinished(report),
    parts: ['tests.competency'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  if (report) return { state: 'found', report }
  if (isPending && interviewId !== null) return { state: 'loading' }
  if (isUnreadable(error)) return { state: 'unreadable', words: error.message }
  return { state: 'missing', onReload: isError ? () => void refetch() : null }
}
