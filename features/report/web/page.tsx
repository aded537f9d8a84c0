import { UnsentElsewhere } from '../../drafts/web/unsent-elsewhere.tsx'
import type { ReportAddress } from '../rules/address.ts'
import { readMode } from '../rules/modes.ts'
import { ReportBar } from './header/report-bar.tsx'
import { ReportNotice } from './live/report-notice.tsx'
import type { OpenReport } from './open-report.ts'
import { OpenedReport } from './opened-report.tsx'
import styles from './page.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useTabDelay } from './tabs/use-active-tab.ts'
import { useReport } from './use-report.ts'
import { useStepping } from './use-stepping.ts'

interface PageProps {
  address: ReportAddress
  go: OpenReport['go']
  /** Whether the application's bar stands above the report. */
  hasShell: boolean
}

/** The page that a recruiter lives in: one candidate's report with its header, tabs and panels. */
export function ReportPage({ address, go, hasShell }: PageProps) {
  const state = useReport(address, go)
  const isDelayOver = useTabDelay(readMode(address).namedTab !== undefined)
  const report = state.kind === 'open' ? state.report : null
  const navigation = useStepping(address, report)
  return (
    <>
      <ReportBar address={address} hasShell={hasShell} report={report} navigation={navigation} />
      <UnsentElsewhere candidateId={report?.candidateId} />
      <main className={hasShell ? styles.belowBar : styles.alone}>
        {state.kind === 'loading' && <ReportSkeleton />}
        {state.kind === 'refused' && <ReportNotice why={state.why} onRetry={state.onRetry} />}
        {state.kind === 'open' && (
          <OpenedReport state={state} isDelayOver={isDelayOver} navigation={navigation} />
        )}
      </main>
    </>
  )
}
