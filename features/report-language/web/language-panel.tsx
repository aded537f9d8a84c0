import type { OpenReport } from '../../report/web/open-report.ts'
import { EnglishSection } from './english-section.tsx'
import styles from './language-panel.module.css'
import { LanguageScoresSection } from './language-scores-section.tsx'

/** What language tests showed: one section a source, so that one that fails leaves the other. */
export function LanguagePanel({ report }: { report: Pick<OpenReport, 'interviewId' | 'facts'> }) {
  return (
    <div className={styles.panel}>
      <LanguageScoresSection interviewId={report.interviewId} />
      {report.facts.parts.has('tests.english') && <EnglishSection interviewId={report.interviewId} />}
    </div>
  )
}
