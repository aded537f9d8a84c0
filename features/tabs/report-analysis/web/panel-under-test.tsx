import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { AnalysisPanel } from './analysis-panel.tsx'

/** The panel with the evidence in view, as the tab draws it. */
export function Panel({ report }: { report: OpenReport }) {
  return (
    <EvidenceReaderProvider value={useEvidenceOf(report, 'claim')}>
      <AnalysisPanel report={report} />
    </EvidenceReaderProvider>
  )
}
