import { useTranslations } from 'use-intl'
import type { Voice } from '../../../../candidates/interviews/rules/voices.ts'

/** Returns the name of a voice, as far as the reader may know it. */
export function useVoiceName(): (voice: Voice) => string {
  const t = useTranslations('recording')
  return (voice) => {
    if (voice.kind === 'named') return voice.name
    if (voice.kind === 'numbered') return t('voiceNumber', { number: voice.number })
    return t(voice.kind === 'candidate' ? 'voiceCandidate' : 'voiceUnnamed')
  }
}
