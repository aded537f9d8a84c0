import { classes } from '@candor/ui/classes.ts'
import { FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { RowSpan } from '../../rules/axis.ts'
import { placed } from './placed.ts'
import styles from './time-block.module.css'

/** The part of a time in which somebody is taken, in their lane. */
export interface Hit {
  /** Counted from the top of the day, like the time's own. */
  readonly rowSpan: RowSpan
  readonly lane: number
  readonly lanes: number
}

interface Props {
  kind: 'proposal' | 'offered' | 'conflict'
  rowSpan: RowSpan
  time: string
  text: string
  /** Interviewers who are taken then; any one makes it a conflict. */
  hits?: readonly Hit[]
  isConflict?: boolean
  number?: number | null
  isProposal?: boolean
  onPress: () => void
}

/** A proposed or an offered time in its day: a button whose shape shows which of the two it is. */
export function TimeBlock({
  kind,
  rowSpan,
  time,
  text,
  hits = [],
  isConflict,
  number,
  isProposal,
  onPress,
}: Props) {
  const t = useTranslations('planning')
  const isLow = rowSpan.height < 0.7
  return (
    <button
      type="button"
      className={classes(styles.block, styles[kind])}
      style={placed(rowSpan)}
      data-proposal={isProposal || undefined}
      data-low={isLow || undefined}
      data-tall={rowSpan.height >= 1 || undefined}
      onClick={onPress}
    >
      {hits.map((hit) => (
        <span
          key={hit.lane}
          className={styles.hit}
          style={{
            ...placed({ ...hit.rowSpan, top: hit.rowSpan.top - rowSpan.top }),
            left: `${(hit.lane / hit.lanes) * 100}%`,
            width: `${100 / hit.lanes}%`,
          }}
          aria-hidden="true"
        />
      ))}
      <span className={styles.time}>
        {isConflict && <FlagIcon />}
        {time}
      </span>
      <span className="sr">{t('comma')}</span>
      <span className={isLow ? 'sr' : styles.text}>{text}</span>
      {number && (
        <>
          <span className="sr">{t('comma') + t('number', { number })}</span>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        </>
      )}
    </button>
  )
}
