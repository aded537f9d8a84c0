import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { keyPointCount, leftOutOfSummary } from '../../../findings/analysis/rules/summary.ts'
import { AnalysisStanding } from '../../../findings/analysis/web/analysis-standing.tsx'
import { Cautions } from '../../../findings/analysis/web/cautions.tsx'
import { useAuthor } from '../../../findings/analysis/web/use-author.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './summary-section.module.css'
import { SummaryEvidence } from './summary-section-evidence.tsx'

interface Props {
  report: Pick<OpenReport, 'interviewId' | 'interview'>
  analysis: Analysis | null
  state: SectionState
  timeZone: string
  /** The mean confidence of the transcripts, from 0 to 1; null where none is known. */
  confidence: number | null
}

interface BylineProps {
  analysis: Analysis
  timeZone: string
  /** Key points that the summary was checked against. */
  count: number
}

function Byline({ analysis, timeZone, count }: BylineProps) {
  const t = useTranslations('report-analysis')
  const { model, date } = useAuthor(analysis.author, timeZone)
  return (
    <span>{date === null ? t('undated', { model, count }) : t('writtenBy', { model, count, date })}</span>
  )
}

/** The verdict, the moments for and against it, its author, the candidate's standing, and what to ask next. */
export function SummarySection({ report, analysis, state, timeZone, confidence }: Props) {
  const t = useTranslations('report-analysis')
  const leftOut = leftOutOfSummary(report.interview.answers)
  const isWritten = showsContent(state)
  const byline = isWritten && analysis?.summary && (
    <Byline analysis={analysis} timeZone={timeZone} count={keyPointCount(analysis, leftOut)} />
  )
  return (
    <Section
      title={t('summary')}
      isFoldable
      state={state}
      minHeight={240}
      end={byline && <span className={styles.wideByline}>{byline}</span>}
    >
      {analysis && (
        <div className={styles.frame}>
          <div className={styles.columns}>
            <div>
              {analysis.summary && <p className={styles.verdict}>{analysis.summary}</p>}
              {byline && <p className={styles.narrowByline}>{byline}</p>}
              <SummaryEvidence
                leftOut={leftOut}
                saysNone={analysis.summary !== null || analysis.overall.state === 'scored'}
              />
              {analysis.keyTips && (
                <div className={styles.note}>
                  <h3>{t('keyTips')}</h3>
                  <p>{analysis.keyTips}</p>
                </div>
              )}
            </div>
            <div className={styles.aside}>
              <AnalysisStanding analysis={analysis} interviewId={report.interviewId} />
              <Cautions analysis={analysis} confidence={confidence} />
              {analysis.askNext && (
                <p className={styles.next}>
                  <b>{t('askNext')}</b> {analysis.askNext}
                </p>
              )}
            </div>
          </div>
        </div>
      )}
    </Section>
  )
}
