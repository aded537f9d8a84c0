import { Segments } from '@candor/ui/inputs/segments'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { timelineFilters } from '../contract.ts'
import styles from './timeline.module.css'
import type { TimelinePages } from './use-timeline.ts'

const marks = ['people', 'candidate', 'machine'] as const

/** The filter with its counts, kept in the address, and what the marks mean. */
export function TimelineFilterBar({ report, pages }: { report: OpenReport; pages: TimelinePages }) {
  const t = useTranslations('timeline')
  const { counts, filter } = pages
  const items = timelineFilters.map((value) => ({
    value,
    label: counts ? `${t(`filters.${value}`)} ${counts[value]}` : t(`filters.${value}`),
  }))
  return (
    <div className={styles.bar}>
      <div className={styles.filter}>
        <Segments
          label={t('filterLabel')}
          layout="bare"
          items={items}
          value={filter}
          onChange={(value) => report.go({ timeline: value === 'all' ? undefined : value })}
        />
      </div>
      <span className={styles.legend} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>
            <i className={styles.dot} data-group={mark} />
            {t(`legend.${mark}`)}
          </span>
        ))}
      </span>
    </div>
  )
}
