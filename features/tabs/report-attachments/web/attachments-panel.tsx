import { Columns, WideBody } from '@candor/ui/sections/wide-body'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { showsBackgroundCheck } from '../rules.ts'
import { AttachmentsSection } from './attachments-section.tsx'
import { BackgroundSection } from './background-section.tsx'

type OfAttachments = Pick<OpenReport, 'candidateId' | 'companyId' | 'facts'>

/** The candidate's documents beside the resume: files, links, and the background check. */
export function AttachmentsPanel({ report }: { report: OfAttachments }) {
  return (
    <WideBody>
      <Columns
        main={<AttachmentsSection candidateId={report.candidateId} isAnonymous={report.facts.isAnonymous} />}
        side={
          showsBackgroundCheck(report.facts) && (
            <BackgroundSection candidateId={report.candidateId} companyId={report.companyId} />
          )
        }
      />
    </WideBody>
  )
}
