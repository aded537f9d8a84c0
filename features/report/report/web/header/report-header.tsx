import { Avatar } from '@candor/ui/avatars/avatar'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { FailedNote, StaleNote } from '@candor/ui/sections/notes'
import { LabelStrip } from '@candor/ui/tabs/label-strip'
import { useNarrow } from '@candor/ui/use-media.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { isWarningLabel, portraitOf } from '../../../../candidates/candidates/rules.ts'
import { EditLabels } from '../../../../candidates/candidates/web/edit-labels.tsx'
import { refreshLists } from '../../../../candidates/shortlist/web/refresh-lists.ts'
import type { OpenReport } from '../open-report.ts'
import { headlines } from '../tabs/tab-registry.ts'
import { InterviewPicker } from './interview-picker.tsx'
import styles from './report-header.module.css'
import { useCandidateFacts } from './use-candidate-facts.ts'
import type { HeaderFacts } from './use-header-facts.ts'
import { usePersonName, usePositionName } from './use-person-name.ts'

interface Props {
  report: OpenReport
  known: HeaderFacts
  /** One line of 48 px, where the panel below needs the height. */
  isCompact: boolean
  isStale: boolean
  onRetry: () => void
  headingRef: Ref<HTMLHeadingElement>
}

function Name({ report, headingRef }: Pick<Props, 'report' | 'headingRef'>) {
  const { first, second } = usePersonName(report.candidate.person)
  return (
    <h1 className={styles.name} tabIndex={-1} ref={headingRef}>
      {first}
      {second && (
        <span lang={second.lang} className={styles.second}>
          {second.text}
        </span>
      )}
    </h1>
  )
}

function useLabels(report: OpenReport, { labels }: HeaderFacts, warnsOnly: boolean) {
  const t = useTranslations('report')
  const words = useTranslations('shortlist')
  const { hasVeto } = report.candidate
  const { standing } = report.facts
  // Memoised, as the strip measures every new list, for which the browser lays out the whole page.
  return useMemo(
    () =>
      [
        ...(standing === 'live'
          ? []
          : [{ text: words(`standing.${standing}`), isRed: false, isWarning: true }]),
        ...(hasVeto ? [{ text: t('veto'), isRed: true }] : []),
        ...labels.map((label) => ({ text: label.name, isRed: isWarningLabel(label.id) })),
      ].filter(({ isRed, isWarning = isRed }) => isWarning || !warnsOnly),
    [labels, hasVeto, standing, warnsOnly, t, words],
  )
}

function Headlines({ report, isCompact }: Pick<Props, 'report' | 'isCompact'>) {
  const shown = headlines(report.facts)
  if (shown.length === 0 || !report.interviewId) return null
  return (
    <div className={styles.figures}>
      {shown.map(({ feature, Headline }) => (
        <ErrorBoundary key={feature}>
          <Headline report={report} size={isCompact ? 'compact' : 'full'} />
        </ErrorBoundary>
      ))}
    </div>
  )
}

/** Who the report is about, which interview is open, and its result. */
export function ReportHeader({ report, known, isCompact, isStale, onRetry, headingRef }: Props) {
  const queries = useQueryClient()
  const handleLabels = () => refreshLists(queries)
  const t = useTranslations('report')
  const { person, position } = report.candidate
  const facts = useCandidateFacts(person, known)
  // One line on a phone only has room for warnings.
  const warnsOnly = useNarrow() && isCompact
  const labels = useLabels(report, known, warnsOnly)
  const { first: name } = usePersonName(person)
  const mayLabel = report.facts.acts.has('label')
  const positionName = usePositionName(position)
  return (
    <>
      <header className={isCompact ? `${styles.header} ${styles.compact}` : styles.header}>
        <div className={styles.photo}>
          <Avatar
            kind={portraitOf(person.gender)}
            size={isCompact ? 'small' : 'large'}
            {...(person.photo ? { photoUrl: person.photo } : {})}
          />
        </div>
        <div className={styles.who}>
          <Name report={report} headingRef={headingRef} />
          <ul className={styles.facts}>
            {isCompact ? <li>{facts.short}</li> : facts.full.map((fact) => <li key={fact}>{fact}</li>)}
          </ul>
          <p className={styles.position}>{positionName}</p>
          {(labels.length > 0 || (!warnsOnly && (known.pending.labels || mayLabel))) && (
            <div className={styles.labels}>
              <LabelStrip
                labels={labels}
                end={
                  mayLabel &&
                  !warnsOnly && (
                    <EditLabels
                      candidateId={report.candidateId}
                      name={name}
                      labels={known.labels}
                      onChanged={handleLabels}
                    />
                  )
                }
              />
            </div>
          )}
        </div>
        <div className={styles.interview}>
          <InterviewPicker
            interviews={known.interviews}
            isPending={known.pending.interviews}
            report={report}
            isCompact={isCompact}
          />
        </div>
        <Headlines report={report} isCompact={isCompact} />
      </header>
      {isStale && (
        <div className={styles.note}>
          <StaleNote onRetry={onRetry} />
        </div>
      )}
      {known.isBroken && (
        <div className={styles.note}>
          <FailedNote message={t('headerFailed')} onRetry={known.onRetry} />
        </div>
      )}
    </>
  )
}
