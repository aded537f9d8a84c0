import { PaneFrame } from '@candor/ui/overlays/side-pane'
import { StaleNote } from '@candor/ui/sections/notes'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { memo, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { IdCardSection } from '../../../findings/integrity/web/id-card-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { BodySection } from './body-section.tsx'
import { CourseSection } from './course-section.tsx'
import { EventsSection } from './events-section.tsx'
import styles from './integrity-panel.module.css'
import { LanesSection, verdictCounts } from './lanes-section.tsx'
import { LogsSection } from './logs-section.tsx'
import { MomentPane } from './moment-pane.tsx'
import { PersonSection } from './person-section.tsx'
import { PhoneVideosSection } from './phone-videos-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { SimilaritySection } from './similarity-section.tsx'
import { type ChecksInView, type Sources, useChecks, useSources } from './use-checks.ts'
import { useSelection } from './use-selection.ts'
import { useTimes } from './use-words.ts'

function Head({ report, view }: { report: OpenReport; view: ChecksInView }) {
  const t = useTranslations('integrity')
  const { dateTime, clockOf } = useTimes(report.timeZone)
  const { judge, clear, generating } = verdictCounts(view.checks)
  const { beganAt, endMs } = view.axis
  // All findings are in the results, and the exits from the page in two calls of their own.
  const { results, course, exits } = view.sources
  const isCounted = view.checks.length > 0 && showsContent(results.state)
  const isWhole = showsContent(course.state) && showsContent(exits.state)
  return (
    <header className={styles.head}>
      {isCounted && (judge > 0 || isWhole) && (
        <h2 className={styles.title}>{t('toJudge', { count: judge })}</h2>
      )}
      <p className={styles.proof}>
        <b>{t('notProof')}</b>
      </p>
      {isCounted && <p className={styles.counts}>{t('counts', { clear, generating })}</p>}
      {beganAt !== null && (
        <p className={styles.session}>
          {t('session', { from: dateTime(beganAt), to: clockOf(beganAt + endMs) })}
        </p>
      )}
    </header>
  )
}

interface ChecksProps {
  report: OpenReport
  sources: Sources
}

const Checks = memo(function Checks({ report, sources }: ChecksProps) {
  const view = useChecks(report, sources)
  const selection = useSelection(report, view)
  const isRestDrawn = useDeferredValue(true, false)
  const { exits } = view.sources
  const props = { report, view, selection }
  return (
    <PaneFrame>
      <div className={styles.ledger}>
        <Head report={report} view={view} />
        <LanesSection view={view} selection={selection} />
        {view.checks.length > 0 && exits.state.kind === 'failed' && (
          <StaleNote onRetry={exits.state.onRetry} />
        )}
        {isRestDrawn && (
          <>
            <div className={styles.pair}>
              <SimilaritySection view={view} />
              <CourseSection {...props} />
            </div>
            <PhotosSection report={report} view={view} />
            <PersonSection report={report} view={view} />
            <PhoneVideosSection report={report} />
            <BodySection report={report} />
            <LogsSection report={report} view={view} />
            <IdCardSection report={report} />
            <EventsSection {...props} />
          </>
        )}
      </div>
      <MomentPane {...props} />
    </PaneFrame>
  )
})

/** The anti-cheating results: every check on one axis, its evidence, and the records of the interview. */
export function IntegrityPanel({ report }: { report: OpenReport }) {
  // Deferred, so that drawing thousands of events never blocks the page.
  const sources = useDeferredValue(useSources(report))
  return <Checks report={report} sources={sources} />
}
