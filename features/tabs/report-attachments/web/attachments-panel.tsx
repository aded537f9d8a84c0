import { ReadingColumn } from '@candor/ui/sections/reading-column'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { showsBackgroundCheck } from '../rules.ts'
import styles from './attachments-panel.module.css'
import { AttachmentsSection } from './attachments-section.tsx'
import { BackgroundSection } from './background-section.tsx'

type OfAttachments = Pick<OpenReport, 'candidateId' | 'companyId' | 'facts'>

/** The candidate's documents beside the resume: files, links, and the background check. */
export function AttachmentsPanel({ report }: { report: OfAttachments }) {
  return (
    <ReadingColumn className={styles.panel}>
      <AttachmentsSection candidateId={report.candidateId} isAnonymous={report.facts.isAnonymous} />
      {showsBackgroundCheck(report.facts) && (
        <BackgroundSection candidateId={report.candidateId} companyId={report.companyId} />
      )}
    </ReadingColumn>
  )
}
