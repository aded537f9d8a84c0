import { ChevronDownIcon } from '@candor/ui/icons'
import { Score } from '@candor/ui/score'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ModelFinding } from '../rules/question.ts'
import styles from './model-findings.module.css'

/** What the model found in an answer, dimension by dimension, and what it would improve. */
export function ModelFindings({ model }: { model: ModelFinding }) {
  const t = useTranslations('questions')
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const { dimensions, improvements } = model
  return (
    <div className={styles.findings}>
      <div className={styles.header}>
        <h4>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDownIcon className={styles.chevron} />
            {t('model')}
          </button>
        </h4>
        <span>{t('modelEnd', { dimensions: dimensions.length, improvements: improvements.length })}</span>
      </div>
      <div id={id} className={styles.body} hidden={!isOpen}>
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
      </div>
    </div>
  )
}
