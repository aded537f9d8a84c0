import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useAwait } from '../../report/web/live/use-live.ts'
import { isVoiceUnfinished, readVoices, type VoiceResult } from '../rules/voice.ts'
import { aiDataQuery } from './use-analysis.ts'

export interface VoiceResults {
  /** One for each language; empty while none are known. */
  voices: readonly VoiceResult[]
  state: SectionState
}

/** The voice results of an interview: they come with its analysis, and may be there before it is written. */
export function useVoiceResults(interviewId: string | null): VoiceResults {
  const t = useTranslations('analysis')
  const query = aiDataQuery(interviewId)
  const { data, isPending, isError, refetch } = useQuery(query)
  const voices = useMemo(() => (data?.aiData ? readVoices(data.aiData, data.shown) : []), [data])
  useAwait({
    interviewId,
    isWaiting: isVoiceUnfinished(voices),
    parts: ['aiData'],
    queryKeys: [query.queryKey],
    readyText: t('voiceReady'),
  })
  const retry = () => void refetch()
  if (interviewId === null) return { voices, state: { kind: 'empty', title: t('noVoice') } }
  if (isError && !data)
    return { voices, state: { kind: 'failed', message: t('voiceFailed'), onRetry: retry } }
  if (isPending) return { voices, state: { kind: 'loading' } }
  if (isError) return { voices, state: { kind: 'stale', onRetry: retry } }
  return { voices, state: voices.length === 0 ? { kind: 'empty', title: t('noVoice') } : { kind: 'ready' } }
}
