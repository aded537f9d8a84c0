import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { getProgramme } from '../contract.ts'
import { isUnfinished, type Programme } from '../rules/programme.ts'
import { readProgramme } from '../rules/wire.ts'

interface ProgrammeResult {
  programme: Programme | null
  /** The state of the section. */
  state: SectionState
}

/** The programming simulation of an interview. Loaded data stay when a later load fails. */
export function useProgramme(interviewId: string | null): ProgrammeResult {
  const t = useTranslations('report-programme')
  const query = callQuery(getProgramme, { interviewId: interviewId ?? '' })
  const result = useQuery({ ...query, enabled: interviewId !== null, select: readProgramme })
  const programme = result.data ?? null
  useRefreshWhenReady({
    interviewId,
    isWaiting: programme !== null && isUnfinished(programme),
    parts: ['tests.programme'],
    queryKeys: [query.queryKey],
    readyText: t('ready'),
  })
  const none = !programme?.tasks.length && ({ kind: 'empty', title: t('none'), text: t('noneText') } as const)
  if (none)
    return {
      programme: null,
      state: (result.data !== undefined && none) || sectionState(result, t('failed'), none),
    }
  return { programme, state: sectionState(result, t('failed')) }
}
