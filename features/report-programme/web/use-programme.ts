import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../report/web/live/use-live.ts'
import { getProgramme } from '../contract.ts'
import { isUnfinished, type Programme, readProgramme } from '../rules/programme.ts'

interface ProgrammeResult {
  programme: Programme | null
  /** The state of the section. */
  state: SectionState
}

/** The programming simulation of an interview. Loaded data stay when a later load fails. */
export function useProgramme(interviewId: string | null): ProgrammeResult {
  const t = useTranslations('report-programme')
  const query = callQuery(getProgramme, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null })
  const { data } = result
  const programme = useMemo(() => (data?.programme ? readProgramme(data.programme) : null), [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: programme !== null && isUnfinished(programme),
    parts: ['tests.programme'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  const none = !programme?.tasks.length && ({ kind: 'empty', title: t('none'), text: t('noneText') } as const)
  if (none) return { programme: null, state: (data && none) || sectionState(result, t('failed'), none) }
  return { programme, state: sectionState(result, t('failed')) }
}
