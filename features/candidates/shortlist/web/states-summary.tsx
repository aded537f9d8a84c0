import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import { stateValues } from '../contract/filter.ts'
import type { ListCounts } from '../rules/wire.ts'
import marks from './pieces/colleague-marks.module.css'
import styles from './states-summary.module.css'

const looks = {
  pass: marks.pass,
  wait: marks.wait,
  reject: marks.reject,
  notOperated: undefined,
  invalid: marks.covered,
} as const

/** The candidates in view by their state; the counts add up to all of them. */
export function StatesSummary({ counts }: { counts: ListCounts | undefined }) {
  const t = useTranslations('shortlist')
  if (!counts) return null
  return (
    <section className={styles.summary} aria-label={t('byState')}>
      <h2>{t('byState')}</h2>
      <dl>
        {stateValues.map((state) => (
          <div key={state}>
            <dt>
              <i className={classes(marks.cell, looks[state])} aria-hidden="true" />
              {t(`cell.${state}`)}
            </dt>
            <dd>{counts.states[state]}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('inView')}</dt>
          <dd>{counts.total}</dd>
        </div>
      </dl>
    </section>
  )
}
