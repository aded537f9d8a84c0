import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../report/web/tab-registry.ts'
import styles from './analysis-panel.module.css'
import { CompetencySection } from './competency-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { useAnalysis } from './use-analysis.ts'

/** The AI report: what the model concluded, and its score of every competency with the reason. */
export function AnalysisPanel({ report }: PanelProps) {
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
