import { fixed } from '@candor/messages/numbers'
import { LockIcon } from '@candor/ui/icons'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './score-line.module.css'

const share = (value: number, outOf: number) => `${(Math.min(outOf, Math.max(0, value)) / outOf) * 100}%`

export interface ScoredPerson {
  readonly scoreState:
    | 'none'
    | 'underWay'
    | 'withoutAnalysis'
    | 'analysing'
    | 'stopped'
    | 'scored'
    | 'hidden'
    | 'covered'
  /** Null unless scored. */
  readonly score: {
    readonly overall: number
    readonly outOf: number
    readonly lowest: number | null
    readonly highest: number | null
  } | null
}

/** The AI score: its number, a line from the lowest to the highest competency, and the score as a dot on it. */
export function ScoreLine({ person }: { person: ScoredPerson }) {
  const t = useTranslations('shortlist')
  const format = useFormatter()
  const { score, scoreState } = person
  if (scoreState === 'covered')
    return (
      <span className={styles.words}>
        <LockIcon />
        {t('covered')}
      </span>
    )
  if (!score) {
    return (
      <span className={styles.words}>{t(`scoreState.${scoreState === 'scored' ? 'hidden' : scoreState}`)}</span>
    )
  }
  const { overall, outOf, lowest, highest } = score
  const tenth = (value: number) => format.number(value, fixed(1))
  return (
    <span className={styles.line}>
      <span className="sr">
        {t('scoreOf', { score: tenth(overall), outOf })}
        {lowest !== null && highest !== null && (
          <>, {t('scoreLine', { lowest: tenth(lowest), highest: tenth(highest) })}</>
        )}
      </span>
      <b aria-hidden="true">{tenth(overall)}</b>
      <span className={styles.range} aria-hidden="true">
        {lowest !== null && highest !== null && (
          <i
            className={styles.span}
            style={{ left: share(lowest, outOf), right: `calc(100% - ${share(highest, outOf)})` }}
          />
        )}
        <i className={styles.dot} style={{ left: share(overall, outOf) }} />
      </span>
    </span>
  )
}
