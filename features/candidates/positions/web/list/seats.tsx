import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import styles from './seats.module.css'

/** More seats than this are a figure alone. */
const mostDiscs = 6

/** The seats of a position as discs, filled where somebody was hired. */
export function Seats({ hired, seats }: { hired: number; seats: number }) {
  const t = useTranslations('positions')
  return (
    <div className={styles.seats}>
      {seats <= mostDiscs && (
        <span aria-hidden="true" className={styles.discs}>
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the discs have no other identity
            <i key={seat} className={classes(seat < hired && styles.filled)} />
          ))}
        </span>
      )}
      <small>
        <span aria-hidden="true">{t('seatsShort', { hired, seats })}</span>
        <span className="sr">{t('seats', { hired, seats })}</span>
      </small>
    </div>
  )
}
