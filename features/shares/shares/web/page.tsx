import { Button } from '@candor/ui/inputs/button'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ShortlistNavigation } from '../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import { PaperLink } from '../../../report/paper/web/paper-link.tsx'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { linkIn } from '../../../report/report/rules/link.ts'
import { readMode } from '../../../report/report/rules/modes.ts'
import { BackButton } from '../../../report/report/web/header/back-button.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { OpenedReport } from '../../../report/report/web/opened-report.tsx'
import { ReportSkeleton } from '../../../report/report/web/report-skeleton.tsx'
import { namedTab } from '../../../report/report/web/tabs/tab-registry.ts'
import { useTabDelay } from '../../../report/report/web/tabs/use-active-tab.ts'
import { useReport } from '../../../report/report/web/use-report.ts'
import { isReady, useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { passwordReportPath } from '../rules/visit-pages.ts'
import type { Opened } from './opening.ts'
import styles from './page.module.css'
import { SharedBar } from './shared-bar.tsx'
import { SharedNotice } from './shared-notice.tsx'
import { Visit } from './visit.tsx'
import { VisitLog } from './visit-log.tsx'

interface PageProps {
  address: ReportAddress
  go: OpenReport['go']
  /** Whether the bar above the report says who shared it. */
  hasShell: boolean
}

/** A visitor has one report, without a previous or next candidate. */
const nowhere: ShortlistNavigation = {
  neighbours: null,
  known: null,
  isShown: false,
  goPrevious() {},
  goNext() {},
  advance: async () => 'stays',
}

/** The report for somebody without an account, opened by a shared link. */
export function SharedReportPage(props: PageProps) {
  const { address } = props
  const known = useSignedIn()
  // Without a link in it, the address names a report by its id: that of the account's own candidate opens for it.
  if (address.userid && !linkIn(address) && known && isReady(known))
    return <Navigate to="/shareurl" search={address} replace />
  return (
    <Visit link={address.userid ?? ''} hasLanguage={!readMode(address).isMiniapp}>
      {(opened) => <Shared {...props} opened={opened} />}
    </Visit>
  )
}

/**
 * The link to the interviewers' feedback, which only the report behind its password shows. It is a plain link, as that
 * page is an entry of its own. The browser keeps the visit, so the page asks for no password.
 */
function FeedbackLink({ link }: { link: string }) {
  const t = useTranslations('shares')
  return (
    <Button look="quiet" render={<a href={passwordReportPath(link)} />}>
      {t('section.interviewFeedback')}
    </Button>
  )
}

function Shared({ opened, address, go, hasShell }: PageProps & { opened: Opened }) {
  const state = useReport(address, go, opened)
  const { hasBack, isMiniapp } = readMode(address)
  const mayDownload = state.kind === 'open' && state.report.facts.mayDownload && !isMiniapp
  const isDelayOver = useTabDelay(namedTab(address) !== undefined)
  const back = hasBack && <BackButton />
  const hasFeedback = opened.visit?.opens.includes('interviewFeedback') ?? false
  return (
    <>
      {hasShell ? (
        <SharedBar
          opened={opened}
          start={back}
          actions={
            <>
              {hasFeedback && <FeedbackLink link={address.userid ?? ''} />}
              {mayDownload && <PaperLink address={address} />}
            </>
          }
          hasLanguage={!isMiniapp}
        />
      ) : (
        back && <div className={styles.bare}>{back}</div>
      )}
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
