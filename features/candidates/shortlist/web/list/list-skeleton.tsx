import { useTranslations } from 'use-intl'
import styles from './list-skeleton.module.css'

const rowKeys = Array.from({ length: 12 }, (_, row) => row)

/** Rows of the final height while the list loads. */
export function ListSkeleton() {
  const t = useTranslations('ui')
  return (
    <div role="status" aria-label={t('loading')} className={styles.rows}>
      {rowKeys.map((row) => (
        <i key={row} className={styles.row} />
      ))}
    </div>
  )
}
