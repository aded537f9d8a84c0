import { ToastProvider } from '@candor/ui/overlays/toast'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { useCallback, useState } from 'react'
import { aiTab } from '../../../../findings/analysis/rules/ai-interview.ts'
import type { ReportAddress } from '../../../../report/report/rules/address.ts'
import { factsOf } from '../../../../report/report/rules/facts-of.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import type { Reported } from '../../../../report/report/web/report-queries.ts'
import { AiInterviewPanel } from '../../../../tabs/report-ai/web/ai-interview-panel.tsx'
import styles from './report.module.css'

/** The reader of the sample: without an account, may read the AI interview and cannot act on it. */
const facts = factsOf({
  permissions: ['reportAIInterview'],
  hasAi: true,
  hasVideoQuestions: true,
  isVisit: true,
  parts: ['answers.video', 'aiData', 'evidence'],
})

/** The sample report, as a reader sees it. The place in it is kept in state, not in the address. */
export function SampleReportView({ reported }: { reported: Reported }) {
  const [address, setAddress] = useState<ReportAddress>({ activeIndex: aiTab, inner: 1 })
  const go = useCallback((patch: Partial<ReportAddress>) => setAddress((now) => ({ ...now, ...patch })), [])
  const report: OpenReport = {
    companyId: 'sample',
    candidateId: 'sample',
    positionId: 'sample',
    interviewId: reported.interview.id,
    ...reported,
    facts,
    timeZone: 'Asia/Shanghai',
    address,
    go,
  }
  return (
    <ToastProvider>
      <div className={styles.report}>
        <ErrorBoundary>
          <AiInterviewPanel report={report} />
        </ErrorBoundary>
      </div>
    </ToastProvider>
  )
}
