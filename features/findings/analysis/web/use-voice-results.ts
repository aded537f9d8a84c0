import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { isVoiceUnfinished, readVoices, type VoiceResult } from '../rules/voice.ts'
import { aiDataQuery } from './ai-data-query.ts'
import { useUnreadable } from './use-unreadable.ts'

export interface VoiceResults {
  /** One for each language; empty while none are known. */
  voices: readonly VoiceResult[]
  state: SectionState
}

/** The voice results of an interview: they come with its analysis, and may be there before its text. */
export function useVoiceResults(interviewId: string | null): VoiceResults {
  const t = useTranslations('analysis')
  const query = aiDataQuery(interviewId)
  const result = useQuery(query)
  const { data } = result
  const voices = useMemo(() => (data?.aiData ? readVoices(data.aiData, data.shown) : []), [data])
  useRefreshWhenReady({
    interviewId,
    isWaiting: isVoiceUnfinished(voices),
    parts: ['aiData'],
    queryKeys: [query.queryKey],
    readyText: t('voiceReady'),
  })
  const unreadable = useUnreadable(result)
  const none: SectionState = { kind: 'empty', title: t('noVoice') }
  const instead = data?.unreadable?.includes('aiData') ? unreadable : voices.length === 0 && none
  return { voices, state: sectionState(result, t('voiceFailed'), instead) }
}
