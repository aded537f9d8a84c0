import { classes } from '@candor/ui/classes.ts'
import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { type MentalHealth, overallScale, statusOf } from '../rules.ts'
import styles from './overall-section.module.css'

interface Props {
  results: MentalHealth | null
  state: SectionState
}

/** The overall result in stars, with its word and the test's comment. */
export function OverallSection({ results, state }: Props) {
  const t = useTranslations('report-mental-health')
  const value = results?.overall ?? null
  const status = value === null ? null : t(`status${statusOf(value)}`)
  return (
    <Section title={t('overall')} isFoldable state={state} minHeight={120} end={status}>
      {results && (
        <>
          <p className={styles.score}>
            <Score
              size="large"
              score={
                value === null ? { state: 'analysing' } : { state: 'scored', value, outOf: overallScale.max }
              }
            />
            {status && <b className={styles.status}>{status}</b>}
          </p>
          {results.comment && <p className={styles.comment}>{results.comment}</p>}
          <p className={classes('hint', styles.hint)}>{t('notDiagnosis')}</p>
        </>
      )}
    </Section>
  )
}
