import { callQuery } from '@candor/call/web/query'
import { formatClock, formatDateTime } from '@candor/messages/dates'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listViewings } from '../contract.ts'
import styles from './viewings-section.module.css'

/** Everybody who read the report, the last one first: when, and how long. */
export function ViewingsSection({ report }: { report: Pick<OpenReport, 'interviewId' | 'timeZone'> }) {
  const t = useTranslations('viewings')
  const { interviewId, timeZone } = report
  const query = useQuery({
    ...callQuery(listViewings, { interviewId: interviewId ?? '' }),
    enabled: interviewId !== null,
    staleTime: 0,
  })

  const viewings = query.data ?? []
  const none =
    query.data?.length === 0 && ({ kind: 'empty', title: t('empty'), text: t('emptyText') } as const)

  return (
    <SectionBody state={none || sectionState(query, t('failed'))}>
      <table className={styles.table}>
        <thead className="sr-small">
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('first')}</th>
            <th scope="col">{t('last')}</th>
            <th scope="col" className={styles.figure}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {viewings.map(({ userId, userName, firstTime, lastTime, viewedMs, visits }) => (
            <tr key={userId}>
              <th scope="row">{userName}</th>
              <td data-label={t('first')}>{formatDateTime(firstTime, timeZone)}</td>
              <td data-label={t('last')}>{formatDateTime(lastTime, timeZone)}</td>
              <td data-label={t('total')} className={styles.figure}>
                {formatClock(viewedMs)}
                <span className={styles.visits}>{t('visits', { count: visits })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionBody>
  )
}
