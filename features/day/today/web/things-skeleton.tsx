import { useTranslations } from 'use-intl'
import styles from './page.module.css'

const rows = [1, 2, 3, 4, 5, 6, 7, 8]

/** Rows of the final height, until the things are there. */
export function ThingsSkeleton() {
  const t = useTranslations('today')
  return (
    <div className={styles.things} role="status" aria-label={t('loading')}>
      <div className={styles.group} />
      {rows.map((row) => (
        <div key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}
