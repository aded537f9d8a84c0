import { classes } from '@candor/ui/classes.ts'
import { FlagIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { Place } from '../../rules/axis.ts'
import styles from './calendar.module.css'
import { placed } from './placed.ts'

interface Props {
  kind: 'proposal' | 'offered' | 'conflict'
  place: Place
  time: string
  text: string
  number?: number | null
  isProposal?: boolean
  onPress: () => void
}

/** A proposed or an offered time in its day: a button, in the shape of what it is. */
export function TimeBlock({ kind, place, time, text, number, isProposal, onPress }: Props) {
  const t = useTranslations('plan-round')
  const isLow = place.height < 0.7
  return (
    <button
      type="button"
      className={classes(styles.block, styles[kind])}
      style={placed(place)}
      data-proposal={isProposal || undefined}
      data-low={isLow || undefined}
      onClick={onPress}
    >
      <span className={styles.time}>
        {kind === 'conflict' && <FlagIcon />}
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
