import { PaperLink } from '../../paper/web/paper-link.tsx'
import type { ReportAddress } from '../../report/rules/address.ts'
import { readMode } from '../../report/rules/modes.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { OpenedReport } from '../../report/web/opened-report.tsx'
import { ReportSkeleton } from '../../report/web/report-skeleton.tsx'
import { useTabDelay } from '../../report/web/tabs/use-active-tab.ts'
import { useReport } from '../../report/web/use-report.ts'
import type { ShortlistNavigation } from '../../shortlist/web/use-shortlist-navigation.ts'
import type { Opened } from './opening.ts'
import styles from './page.module.css'
import { SharedBar } from './shared-bar.tsx'
import { SharedNotice } from './shared-notice.tsx'
import { Visit } from './visit.tsx'
import { VisitLog } from './visit-log.tsx'

interface PageProps {
  address: ReportAddress
  go: OpenReport['go']
  /** Whether the bar stands above the report that says who shared it. */
  hasShell: boolean
}

/** A visitor has one report: there is nobody before and after. */
const nowhere: ShortlistNavigation = {
  ...{ neighbours: null, known: null, isShown: false },
  ...{ goPrevious() {}, goNext() {}, goOn: async () => 'stays' },
}

/** The report as somebody without an account reads it, by the link that they were given. */
export function SharedReportPage(props: PageProps) {
  return <Visit link={props.address.userid ?? ''}>{(opened) => <Shared {...props} opened={opened} />}</Visit>
}

function Shared({ opened, address, go, hasShell }: PageProps & { opened: Opened }) {
  const state = useReport(address, go, opened)
  const mayDownload = state.kind === 'open' && state.report.facts.mayDownload
  const isDelayOver = useTabDelay(readMode(address).namedTab !== undefined)
  return (
    <>
      {hasShell && <SharedBar opened={opened} actions={mayDownload && <PaperLink address={address} />} />}
      <main className={styles.page}>
        {state.kind === 'loading' && <ReportSkeleton />}
        {state.kind === 'refused' && <SharedNotice onRetry={state.onRetry} />}
        {state.kind === 'open' && (
          <>
            <OpenedReport state={state} isDelayOver={isDelayOver} navigation={nowhere} />
            <VisitLog report={state.report} />
          </>
        )}
      </main>
    </>
  )
}
