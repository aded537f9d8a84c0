import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { VoiceLanguage, VoiceResult } from '../../analysis/rules/voice.ts'
import { useVoiceResults } from '../../analysis/web/use-voice-results.ts'
import { FrequentWords } from './frequent-words.tsx'
import styles from './voice-section.module.css'

const langs: Readonly<Record<VoiceLanguage, string>> = { cn: 'zh-CN', en: 'en' }

function Voice({ voice: { language, overall, fluency, accuracy, words } }: { voice: VoiceResult }) {
  const t = useTranslations('speech')
  const names = useTranslations('languages')
  const ratings = [
    [t('voiceOverall'), overall],
    [t('voiceFluency'), fluency],
    [t('voiceAccuracy'), accuracy],
  ] as const
  return (
    <li className={styles.voice}>
      <div>
        {language && <h3>{names(language)}</h3>}
        <dl className={styles.ratings}>
          {ratings.map(([name, score]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Score score={score} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <FrequentWords words={words} lang={language ? langs[language] : undefined} />
    </li>
  )
}

function End({ voices }: { voices: readonly VoiceResult[] }) {
  const t = useTranslations('speech')
  const names = useTranslations('languages')
  const decimal = useFixed(1)
  return voices.map(({ language, overall }) => {
    if (overall.state !== 'scored') return null
    const stars = decimal(overall.value)
    return (
      <span key={language}>
        {language ? t('voiceEndIn', { language: names(language), stars }) : t('voiceEnd', { stars })}
      </span>
    )
  })
}

/** How the voice speaks, in three ratings of stars for each language, with the words that it says most often. */
export function VoiceSection({ interviewId }: { interviewId: string | null }) {
  const t = useTranslations('speech')
  const names = useTranslations('languages')
  const { voices, state } = useVoiceResults(interviewId)
  // Without any result there is no such section (decision C25).
  if (state.kind === 'empty') return null
  return (
    <Section title={t('voice')} isFoldable state={state} minHeight={160} end={<End voices={voices} />}>
      <ul className={styles.list}>
        {voices.map((voice) => (
          <Voice key={voice.language} voice={voice} />
        ))}
      </ul>
      <p className="hint">{names('scoredHint')}</p>
    </Section>
  )
}
