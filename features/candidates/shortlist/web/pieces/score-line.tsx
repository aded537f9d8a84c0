import { fixed } from '@candor/messages/numbers'
import { LockIcon } from '@candor/ui/icons'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './score-line.module.css'

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
  readonly score: Score | null
}

interface Score {
  readonly overall: number
  readonly outOf: number
  readonly lowest: number | null
  readonly highest: number | null
}

interface Props {
  person: ScoredPerson
  /** For a column on one axis: the place of the median as a share of it, null without one. */
  axis?: { readonly median: number | null }
}

const share = (value: number, outOf: number) => `${(Math.min(outOf, Math.max(0, value)) / outOf) * 100}%`

/** The AI score: its number, a line from the lowest to the highest competency, and the score as a dot on it. */
export function ScoreLine({ person, axis }: Props) {
  const { score } = person
  const line = axis ? styles.onAxis : styles.line
  if (score)
    return (
      <span className={line}>
        <ScoreWords score={score} />
        <Range score={score} median={axis?.median ?? null} />
      </span>
    )
  if (!axis) return <StateWords person={person} />
  return (
    <span className={line}>
      <b className={styles.none} aria-hidden="true">
        –
      </b>
      <StateWords person={person} />
    </span>
  )
}

/** Why there is no score. */
function StateWords({ person: { scoreState } }: { person: ScoredPerson }) {
  const t = useTranslations('shortlist')
  if (scoreState === 'covered')
    return (
      <span className={styles.words}>
        <LockIcon />
        {t('covered')}
      </span>
    )
  return (
    <span className={styles.words}>{t(`scoreState.${scoreState === 'scored' ? 'hidden' : scoreState}`)}</span>
  )
}

function ScoreWords({ score: { overall, outOf, lowest, highest } }: { score: Score }) {
  const t = useTranslations('shortlist')
  const format = useFormatter()
  const tenth = (value: number) => format.number(value, fixed(1))
  return (
    <>
      <span className="sr">
        {t('scoreOf', { score: tenth(overall), outOf })}
        {lowest !== null && highest !== null && (
          <>, {t('scoreLine', { lowest: tenth(lowest), highest: tenth(highest) })}</>
        )}
      </span>
      <b aria-hidden="true">{tenth(overall)}</b>
    </>
  )
}

function Range({ score, median }: { score: Score; median: number | null }) {
  const { overall, outOf, lowest, highest } = score
  return (
    <span className={styles.range} aria-hidden="true">
      {median !== null && <s className={styles.median} style={{ left: `${median * 100}%` }} />}
      {lowest !== null && highest !== null && (
        <i
          className={styles.span}
          style={{ left: share(lowest, outOf), right: `calc(100% - ${share(highest, outOf)})` }}
        />
      )}
      <i className={styles.dot} style={{ left: share(overall, outOf) }} />
    </span>
  )
}
