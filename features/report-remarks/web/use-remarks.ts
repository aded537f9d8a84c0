import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Remark, readRemarks } from '../rules.ts'
import { type OfRemarks, remarksQuery } from './remarks-query.ts'

/** The remarks, newest first, with the state of their loading. What was loaded stays when a later load fails. */
export function useRemarks(of: OfRemarks): { remarks: readonly Remark[]; state: SectionState } {
  const t = useTranslations('report-remarks')
  const { data, isPending, isError, refetch } = useQuery(remarksQuery(of))
  const remarks = useMemo(() => readRemarks(data ?? []), [data])
  const onRetry = () => void refetch()
  if (isPending) return { remarks, state: { kind: 'loading' } }
  if (!data) return { remarks, state: { kind: 'failed', message: t('failed'), onRetry } }
  if (isError) return { remarks, state: { kind: 'stale', onRetry } }
  if (remarks.length === 0) {
    return { remarks, state: { kind: 'empty', title: t('none'), text: t('noneText') } }
  }
  return { remarks, state: { kind: 'ready' } }
}
