import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { EmotionShares } from '../../../findings/analysis/web/emotion-shares.tsx'
import styles from './emotion-section.module.css'

interface Props {
  analysis: Analysis | null
  state: SectionState
}

/** How often each emotion was seen; nothing where the law of the company forbids it. */
export function EmotionSection({ analysis, state }: Props) {
  const t = useTranslations('report-analysis')
  const decimals = useFixed(2)
  const emotions = analysis?.emotions
  const first = emotions?.shares[0]
  if (!emotions || !first) return null
  // Emotions stay valid when the analysis was stopped, or has nothing else.
  const own: SectionState = state.kind === 'empty' ? { kind: 'ready' } : state
  const isWritten = showsContent(own)
  return (
    <Section
      title={t('emotions')}
      isFoldable
      state={own}
      end={isWritten && t('emotionsTop', { name: t(first.name), percent: decimals(first.percent) })}
    >
      <div className={styles.columns}>
        <EmotionShares
          shares={emotions.shares}
          nameOf={({ name }) => t(name)}
          words={{ title: t('emotions'), emotion: t('emotion'), share: t('share') }}
        />
        <div className={styles.described}>
          {emotions.described.map(({ name, text }) => (
            <p key={name}>
              <b>{t(name)}</b> {text}
            </p>
          ))}
          <p className="hint">{t('emotionsHint')}</p>
        </div>
      </div>
    </Section>
  )
}
