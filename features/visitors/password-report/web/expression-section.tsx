import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Emotions } from '../../../findings/analysis/rules/emotions.ts'
import { EmotionShares } from '../../../findings/analysis/web/emotion-shares.tsx'
import { mergedShares } from '../rules/emotions.ts'
import styles from './expression-section.module.css'

/** The share of each expression, anger and disgust as one, and the model's text about the most frequent ones. */
export function ExpressionSection({ emotions }: { emotions: Emotions }) {
  const t = useTranslations('password-report')
  return (
    <Section title={t('expressions')}>
      <div className={styles.chart}>
        <EmotionShares
          shares={mergedShares(emotions.shares)}
          nameOf={({ name }) => t(`emotions.${name === 'disgust' ? 'merged' : name}`)}
          words={{ title: t('expressions'), emotion: t('emotion'), share: t('share') }}
        />
      </div>
      {emotions.described.length > 0 && (
        <dl className={styles.described}>
          {emotions.described.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`emotions.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint">{t('expressionsHint')}</p>
    </Section>
  )
}
