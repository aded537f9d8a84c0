import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { leftOutOfSummary, verdictEvidence } from '../../../findings/analysis/rules/summary.ts'
import { AnalysisStanding } from '../../../findings/analysis/web/analysis-standing.tsx'
import { Cautions } from '../../../findings/analysis/web/cautions.tsx'
import { useAuthor } from '../../../findings/analysis/web/use-author.ts'
import { meanConfidence } from '../../../findings/evidence/rules/transcript-quality.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './overall-section.module.css'
import type { ShownEvidence } from './shown-evidence.ts'

interface Props extends ShownEvidence {
  report: Pick<OpenReport, 'interviewId' | 'interview' | 'timeZone'>
  analysis: Analysis | null
  state: SectionState
}

function Byline({ analysis, timeZone }: { analysis: Analysis; timeZone: string }) {
  const t = useTranslations('report-summary')
  const { model, date } = useAuthor(analysis.author, timeZone)
  return date === null ? model : t('byline', { model, date })
}

/** The overall score with its rank among the candidates of the position, the verdict in words, and their evidence. */
export function OverallSection({ report, analysis, state, evidenceIndex, isWhole, onSelect }: Props) {
  const t = useTranslations('report-summary')
  const isWritten = showsContent(state)
  return (
    <Section
      title={t('overall')}
      isFoldable
      state={state}
      minHeight={200}
      end={isWritten && analysis && <Byline analysis={analysis} timeZone={report.timeZone} />}
    >
      {analysis && (
        <div className={styles.columns}>
          <div className={styles.verdict}>
            <p className={styles.score}>
              <span>{t('score')}</span>
              <Score score={analysis.overall} size="medium" />
            </p>
            {analysis.summary && <p className={styles.words}>{analysis.summary}</p>}
            <EvidenceChips
              evidence={verdictEvidence(evidenceIndex, leftOutOfSummary(report.interview.answers))}
              saysNone={isWhole && analysis.overall.state === 'scored'}
              isLost={evidenceIndex.lost.has('summary')}
              onSelect={onSelect}
            />
            {analysis.keyTips && (
              <p>
                <b>{t('keyTips')}</b> {analysis.keyTips}
              </p>
            )}
            {analysis.askNext && (
              <p>
                <b>{t('askNext')}</b> {analysis.askNext}
              </p>
            )}
          </div>
          <div className={styles.standing}>
            <AnalysisStanding analysis={analysis} interviewId={report.interviewId} />
            <Cautions analysis={analysis} confidence={meanConfidence(report.interview.answers)} />
          </div>
        </div>
      )}
    </Section>
  )
}
