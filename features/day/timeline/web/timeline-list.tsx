import { dayName, dayOf, dayWithYear } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { MoreButton } from '@candor/ui/next-page'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { byDay } from '../rules/days.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './timeline.module.css'
import type { TimelinePages } from './use-timeline.ts'

/** The heading of a day: "Today, Wednesday 25 November", and its year where that is another one. */
function useDayTitle(timeZone: string): (at: number) => string {
  const t = useTranslations('timeline')
  const locale = currentLocale()
  const today = dayOf(Date.now(), timeZone)
  return (at) => {
    const day = dayOf(at, timeZone)
    if (day.slice(0, 4) !== today.slice(0, 4)) return dayWithYear(at, timeZone, locale)
    const name = dayName(at, timeZone, locale)
    return day === today ? t('today', { day: name }) : name
  }
}

/** The entries by day, newest first, and the next page. */
export function TimelineList({ report, pages }: { report: OpenReport; pages: TimelinePages }) {
  const t = useTranslations('timeline')
  const title = useDayTitle(report.timeZone)
  const { query, entries } = pages
  const isNone = query.isSuccess && entries.length === 0
  const none = { kind: 'empty' as const, title: t('none'), text: t('noneText') }
  const of = {
    candidateId: report.candidateId,
    timeZone: report.timeZone,
    mayRemark: report.facts.acts.has('remark'),
  }
  return (
    <SectionBody state={sectionState(query, t('failed'), isNone && none)}>
      <ol className={styles.days} aria-label={t('list')}>
        {byDay(entries, report.timeZone).map(({ day, entries: ofDay }) => (
          <li key={day}>
            <h2 className={styles.day}>{title(ofDay[0]?.at ?? 0)}</h2>
            <ol>
              {ofDay.map((entry) => (
                <EntryRow key={entry.id} entry={entry} report={report} of={of} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {query.hasNextPage && <MoreButton list={query}>{t('more')}</MoreButton>}
    </SectionBody>
  )
}
