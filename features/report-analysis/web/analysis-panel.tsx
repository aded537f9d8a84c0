import { useTranslations } from 'use-intl'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import styles from './analysis-panel.module.css'
import { CompetencySection } from './competency-section.tsx'
import { SummarySection } from './summary-section.tsx'

/** The AI report: what the model concluded, and its score of every competency with the reason. */
export function AnalysisPanel({ report }: { report: Pick<OpenReport, 'interviewId' | 'timeZone'> }) {
  const t = useTranslations('report-analysis')
  const { analysis, state } = useAnalysis(report.interviewId)
  const isEmpty = state.kind === 'empty'
  return (
    <div className={styles.panel}>
      <SummarySection analysis={analysis} state={state} timeZone={report.timeZone} />
      {!isEmpty && <CompetencySection analysis={analysis} state={state} />}
      {analysis && <p className={styles.advisory}>{t('advisory')}</p>}
    </div>
  )
}
