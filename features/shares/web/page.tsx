import { Button } from '@candor/ui/inputs/button'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { ReportAddress } from '../../report/rules/address.ts'
import { readMode } from '../../report/rules/modes.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { OpenedReport } from '../../report/web/opened-report.tsx'
import { ReportSkeleton } from '../../report/web/report-skeleton.tsx'
import { useTabDelay } from '../../report/web/tabs/use-active-tab.ts'
import { useReport } from '../../report/web/use-report.ts'
import type { ShortlistNavigation } from '../../shortlist/web/use-shortlist-navigation.ts'
import { type Opened, useOpening } from './opening.ts'
import styles from './page.module.css'
import { PasswordGate } from './password-gate.tsx'
import { SharedBar } from './shared-bar.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { VisitLog } from './visit-log.tsx'
import { useLanguageOf, usePrivate } from './visited-page.ts'

interface PageProps {
  address: ReportAddress
  go: OpenReport['go']
}

/** A visitor has one report: there is nobody before and after. */
const nowhere: ShortlistNavigation = { neighbours: null, isShown: false, goPrevious() {}, goNext() {} }

/** The report as somebody without an account reads it, by the link that they were given. */
export function SharedReportPage({ address, go }: PageProps) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  const opening = useOpening(address.userid ?? '')
  usePrivate()
  useLanguageOf(opening)
  switch (opening.kind) {
    case 'opening':
      return <ReportSkeleton />
    case 'over':
      return (
        <SharedFrame title={t('over')}>
          <p role="alert">{t('overText')}</p>
        </SharedFrame>
      )
    case 'failed':
      return (
        <SharedFrame title={t('failed')}>
          <Button onClick={opening.onRetry}>{ui('retry')}</Button>
        </SharedFrame>
      )
    case 'locked':
      return <PasswordGate opened={opening.opened} onUnlock={opening.unlock} />
    case 'open':
      return <Shared opened={opening.opened} address={address} go={go} />
  }
}

function Shared({ opened, address, go }: PageProps & { opened: Opened }) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  const state = useReport(address, go, opened)
  const isDelayOver = useTabDelay(readMode(address).namedTab !== undefined)
  return (
    <>
      <SharedBar opened={opened} />
      <main className={styles.page}>
        {state.kind === 'loading' && <ReportSkeleton />}
        {state.kind === 'refused' && (
          <div className={styles.notice} role="alert">
            <EmptyNote title={t('failed')} action={<Button onClick={state.onRetry}>{ui('retry')}</Button>} />
          </div>
        )}
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
