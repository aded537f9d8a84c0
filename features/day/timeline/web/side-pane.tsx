import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Section } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readCandidateFacts } from '../../../candidates/candidate-facts/contract.ts'
import { readFacts } from '../../../candidates/candidate-facts/rules/wire.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { SamePersonLines } from '../../../candidates/persons/web/same-person.tsx'
import { textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { readTimeline } from '../contract.ts'
import { StageDays } from './stage-days.tsx'
import styles from './timeline.module.css'
import type { TimelinePages } from './use-timeline.ts'

/** Other applications with the same phone or e-mail, for who may merge them. */
function SamePersons({ candidateId }: { candidateId: string }) {
  const t = useTranslations('timeline')
  const { data } = useQuery({ ...callQuery(readCandidateFacts, ofCandidate(candidateId)), select: readFacts })
  const [first] = data?.same ?? []
  if (!data || !first) return null
  return (
    <section className={styles.hint} aria-label={t('same')}>
      <SamePersonLines persons={data.same} />
      <Button
        size="small"
        render={
          <Link
            to="/candidates/$candidateId/merge/{-$otherId}"
            params={{ candidateId, otherId: first.candidateId }}
          />
        }
      >
        {t('compare')}
      </Button>
    </section>
  )
}

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

/** Beside the timeline: perhaps the same person, the days in each stage, and mails. */
export function SidePane({ report, pages }: { report: OpenReport; pages: TimelinePages }) {
  const mails = pages.counts?.mail ?? 0
  return (
    <>
      {report.facts.acts.has('edit') && <SamePersons candidateId={report.candidateId} />}
      <StageDays candidateId={report.candidateId} />
      {mails > 0 && <Mails report={report} count={mails} />}
    </>
  )
}
