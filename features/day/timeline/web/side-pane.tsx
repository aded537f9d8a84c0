import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Section } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { readTimeline } from '../contract.ts'
import { StageDays } from './stage-days.tsx'
import styles from './timeline.module.css'
import type { TimelinePages } from './use-timeline.ts'

/** The last mail about the candidate, and the way to all. */
function Mails({ report, count }: { report: OpenReport; count: number }) {
  const t = useTranslations('timeline')
  const { data } = useQuery(
    callQuery(readTimeline, { ...ofCandidate(report.candidateId), filter: 'mail', before: '' }),
  )
  const [last] = data?.list ?? []
  if (!last) return null
  const time = formatDateTime(last.at, report.timeZone).slice(0, 16)
  return (
    <Section title={t('mails')} end={count}>
      <p className={styles.mail}>{t('lastMail', { subject: textOf(last.facts.subject), time })}</p>
      <Button look="quiet" size="small" onClick={() => report.go({ timeline: 'mail' })}>
        {t('allMails')}
      </Button>
    </Section>
  )
}

/** Beside the timeline: the days in each stage, and mails. */
export function SidePane({ report, pages }: { report: OpenReport; pages: TimelinePages }) {
  const mails = pages.counts?.mail ?? 0
  return (
    <>
      <StageDays candidateId={report.candidateId} />
      {mails > 0 && <Mails report={report} count={mails} />}
    </>
  )
}
