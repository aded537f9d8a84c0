import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { ModelFinding } from '../rules/question.ts'
import styles from './model-findings.module.css'

/** The model's text about an answer, by dimension, and its suggestions. */
export function ModelFindings({ model }: { model: ModelFinding }) {
  const t = useTranslations('questions')
  const { dimensions, improvements } = model
  return (
    <Section
      title={t('model')}
      end={t('modelEnd', { dimensions: dimensions.length, improvements: improvements.length })}
      isInner
      isFoldable
      level={4}
    >
      <p className={styles.byline}>{t('byModel')}</p>
      <ul className={styles.dimensions}>
        {dimensions.map(({ name, score, detail }) => (
          <li key={name}>
            <p className={styles.line}>
              <b>{name}</b>
              {score.state !== 'none' && <Score score={score} hasStars={false} />}
            </p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </li>
        ))}
      </ul>
      {improvements.length > 0 && (
        <>
          <h5 className={styles.title}>{t('improvements')}</h5>
          <ul className={styles.improvements}>
            {improvements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
