import { useTranslations } from 'use-intl'
import styles from './skeleton.module.css'

/** Lines in place of text that is loading, as many as will come, so that nothing jumps. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTranslations('ui')
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
      <span className="sr">{t('loading')}</span>
    </div>
  )
}
