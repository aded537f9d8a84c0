import { failureWords } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import { getProgramme } from '../contract.ts'
import { isUnfinished, type Programme, readProgramme } from '../rules/programme.ts'

interface ProgrammeResult {
  programme: Programme | null
  /** What stands in its place, or beside it. */
  state: SectionState
}

/** The imitation of programming work of an interview. What was loaded stays when a later load fails. */
export function useProgramme(interviewId: string | null): ProgrammeResult {
  const t = useTranslations('report-programme')
  const query = callQuery(getProgramme, { interviewId: interviewId ?? '' })
  const { data, isLoading, isError, error, refetch } = useQuery({ ...query, enabled: interviewId !== null })
  const programme = useMemo(() => (data?.programme ? readProgramme(data.programme) : null), [data])
  useAwait({
    interviewId,
    isWaiting: programme !== null && isUnfinished(programme),
    parts: ['tests.programme'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  const onRetry = () => void refetch()
  if (isError && !data)
    return { programme, state: { kind: 'failed', message: failureWords(error, t('failed')), onRetry } }
  if (isLoading) return { programme, state: { kind: 'loading' } }
  if (programme === null || programme.tasks.length === 0) {
    return { programme: null, state: { kind: 'empty', title: t('none'), text: t('noneText') } }
  }
  return { programme, state: isError ? { kind: 'stale', onRetry } : { kind: 'ready' } }
}
