import { zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { classes } from '@candor/ui/classes.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useNarrow } from '@candor/ui/use-media.ts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './day.module.css'
import { DayAxis } from './day-axis.tsx'
import { DayInterview } from './day-interview.tsx'
import { useDay } from './use-day.ts'

/** The interviews of today beside a page; on a phone the next one alone, with the way to the others. */
export function DayPane({ timeZone, className }: { timeZone: string; className?: string | undefined }) {
  const t = useTranslations('my-interviews.day')
  const query = useDay(timeZone)
  const isNarrow = useNarrow()
  const { data } = query
  const count = data?.today.length ?? 0
  const later = data?.later.length ?? 0
  const next = data?.next ?? null
  return (
    <aside className={classes(styles.pane, className)} aria-labelledby="interviews-today">
      <h2 className={styles.title} id="interviews-today">
        {t('title')}{' '}
        {data && (
          <span>{t('countZone', { count, zone: zoneName(data.now, timeZone, currentLocale()) })}</span>
        )}
      </h2>
      <SectionBody state={sectionState(query, t('failed'))}>
        {data && isNarrow && next && (
          <ol className={styles.next}>
            <DayInterview interview={next} day={data} timeZone={timeZone} />
          </ol>
        )}
        {data && !isNarrow && count > 0 && <DayAxis day={data} timeZone={timeZone} />}
        {data && count === 0 && !(isNarrow && next) && <p className={styles.none}>{t('none')}</p>}
        {(later > 0 || (isNarrow && count > 1)) && (
          <Link to="/my-interviews" className={styles.later}>
            {t('later', { count: isNarrow ? later + count - 1 : later })}
          </Link>
        )}
      </SectionBody>
    </aside>
  )
}
