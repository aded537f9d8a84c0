import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { isAnyUnreadable } from '../rules/entries.ts'
import { type Remark, readRemarks } from '../rules/remark.ts'
import { type OfRemarks, remarksQuery } from './remarks-query.ts'

/** The remarks, newest first, and the state of their loading. Loaded data stay when a later load fails. */
export function useRemarks(of: OfRemarks & Pick<OpenReport, 'facts'>): {
  remarks: readonly Remark[]
  /** Whether imported ones cannot be read. */
  isUnreadable: boolean
  state: SectionState
} {
  const t = useTranslations('report-remarks')
  const query = useQuery(remarksQuery(of))
  const { data } = query
  const remarks = useMemo(() => readRemarks(data ?? []), [data])
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }
  const isUnreadable = isAnyUnreadable(data ?? [])
  const isNone = remarks.length === 0 && !of.facts.heldBack.opinions && !isUnreadable
  return { remarks, isUnreadable, state: sectionState(query, t('failed'), isNone && none) }
}
