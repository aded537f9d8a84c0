import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import styles from './report-skeleton.module.css'

/** The report's frame before anything has loaded: every part at its final height, so that nothing jumps. */
export function ReportSkeleton() {
  const t = useTranslations('report')
  return (
    <div className={styles.frame} aria-busy="true" aria-label={t('loading')} role="status">
      <div className={styles.header} aria-hidden="true">
        <span className={styles.photo} />
        <div className={styles.lines}>
          <span className={styles.name} />
          <span className={styles.facts} />
          <span className={styles.labels} />
        </div>
        <span className={styles.picker} />
      </div>
      <div className={styles.tabs} aria-hidden="true" />
      <PanelSkeleton />
    </div>
  )
}

/** The page until its own code has loaded: the frame, below the room for the application's bar. */
export function ReportPending() {
  return (
    <div className={styles.page}>
      <ReportSkeleton />
    </div>
  )
}

/** A panel whose content is loading. */
export function PanelSkeleton() {
  return (
    <div className={styles.panel}>
      <Skeleton lines={8} />
    </div>
  )
}
