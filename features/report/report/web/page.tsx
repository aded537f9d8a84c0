import { useQuery } from '@tanstack/react-query'
import type { ShortlistNavigation } from '../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import { UnsentElsewhere } from '../../../platform/drafts/web/unsent-elsewhere.tsx'
import { useUnmarkUnsent } from '../../../platform/drafts/web/use-unmark-unsent.ts'
import { idsIn, type ReportAddress, reportPaths } from '../rules/address.ts'
import { ReportBar } from './header/report-bar.tsx'
import { ReportNotice } from './live/report-notice.tsx'
import type { OpenReport } from './open-report.ts'
import { OpenedReport } from './opened-report.tsx'
import styles from './page.module.css'
import { evaluationConfigQuery } from './report-queries.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { namedTab } from './tabs/tab-registry.ts'
import { useTabDelay } from './tabs/use-active-tab.ts'
import { type ReportState, useReport } from './use-report.ts'
import { useStepping } from './use-stepping.ts'

const isAny = () => true

interface PageProps {
  address: ReportAddress
  go: OpenReport['go']
  /** Whether the application's bar is above the report. */
  hasShell: boolean
}

/**
 * The report page: one candidate's report with its header, tabs and panels. When stepping to another candidate the bar
 * stays; everything else is drawn from scratch, so that nothing of one candidate is taken for the next one's.
 */
export function ReportPage({ address, go, hasShell }: PageProps) {
  const state = useEntered(address, useReport(address, go))
  const report = state.kind === 'open' ? state.report : null
  const navigation = useStepping(address, report)
  const { candidateId, interviewId } = idsIn(address)
  // Unsent work is dropped for a report that the reader can no longer open, such as one that they declined.
  const isClosed = state.kind === 'refused' && state.why !== 'signedOut' && state.why !== 'failed'
  useUnmarkUnsent(isClosed ? candidateId : undefined, isAny)
  return (
    <>
      <ReportBar address={address} hasShell={hasShell} report={report} navigation={navigation} />
      <UnsentElsewhere candidateId={report?.candidateId} paths={reportPaths} />
      <main key={candidateId ?? interviewId} className={hasShell ? styles.belowBar : styles.alone}>
        <Content address={address} state={state} navigation={navigation} />
      </main>
    </>
  )
}

/** A report opens once the evaluation config has loaded (P2-114), or failed. */
function useEntered(address: ReportAddress, state: ReportState): ReportState {
  const query = evaluationConfigQuery(idsIn(address).candidateId)
  const isOpen = state.kind === 'open'
  // Only whether it loaded matters, so it is never refetched.
  const { isFetched } = useQuery({ ...query, enabled: isOpen, retry: false, staleTime: 'static' })
  return isOpen && !isFetched ? { kind: 'loading' } : state
}

interface ContentProps {
  address: ReportAddress
  state: ReportState
  navigation: ShortlistNavigation
}

function Content({ address, state, navigation }: ContentProps) {
  const isDelayOver = useTabDelay(namedTab(address) !== undefined)
  if (state.kind === 'loading') return <ReportSkeleton />
  if (state.kind === 'refused') return <ReportNotice why={state.why} onRetry={state.onRetry} />
  return <OpenedReport state={state} isDelayOver={isDelayOver} navigation={navigation} />
}
