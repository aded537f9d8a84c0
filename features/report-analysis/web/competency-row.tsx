import { ChevronRightIcon } from '@candor/ui/icons'
import { Score } from '@candor/ui/score'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Competency } from '../../analysis/rules/analysis.ts'
import styles from './competency-section.module.css'

interface Props {
  competency: Competency
  isOpen: boolean
  onToggle: () => void
}

export function CompetencyRow({ competency, isOpen, onToggle }: Props) {
  const t = useTranslations('report-analysis')
  const id = useId()
  return (
    <li className={styles.row} data-open={isOpen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.name}>{competency.name}</span>
        <Score score={competency.score} />
        <ChevronRightIcon className={styles.chevron} />
      </button>
      <div id={id} className={styles.reason} hidden={!isOpen}>
        <p>{competency.reason ?? t('noReason')}</p>
        {competency.suggestion && (
          <p>
            <b>{t('askNext')}</b> {competency.suggestion}
          </p>
        )}
      </div>
    </li>
  )
}
