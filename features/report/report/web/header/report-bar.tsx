import { useNarrow } from '@candor/ui/use-media.ts'
import type { Candidate } from '../../../../candidates/candidates/rules/candidate.ts'
import { ShortlistCounts, ShortlistSteps } from '../../../../candidates/shortlist/web/shortlist-steps.tsx'
import type { ShortlistNavigation } from '../../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import { AppBar } from '../../../../sign-in/session/web/app-bar.tsx'
import type { ReportAddress } from '../../rules/address.ts'
import { readMode } from '../../rules/modes.ts'
import type { OpenReport } from '../open-report.ts'
import { ReportActions } from '../report-actions.tsx'
import { Shortcuts } from '../shortcuts/shortcuts.tsx'
import { BackButton } from './back-button.tsx'
import styles from './report-bar.module.css'
import { usePositionName } from './use-person-name.ts'

function PositionName({ position }: Candidate) {
  return usePositionName(position)
}

interface Props {
  address: ReportAddress
  /** Null until it is known whose report this is. */
  report: OpenReport | null
  /** Whether there is an application bar; without it only the back button and the steps show. */
  hasShell: boolean
  navigation: ShortlistNavigation
}

/** The bar above a report: the back button, the position, and in the middle the steps through the shortlist. */
export function ReportBar({ address, report, hasShell, navigation }: Props) {
  const { hasBack, isMiniapp } = readMode(address)
  const back = hasBack && <BackButton />
  const isNarrow = useNarrow()
  const hasCounts = address.recommendStageId !== undefined
  const steps = <ShortlistSteps navigation={navigation} hasCounts={hasCounts && !isNarrow} />
  const counts = hasCounts && isNarrow && <ShortlistCounts navigation={navigation} />
  const actions = (
    <>
      {report && (
        <ReportActions key={report.candidateId} report={report} navigation={navigation} slot="toolbar" />
      )}
      <Shortcuts />
    </>
  )
  if (!hasShell) {
    return (
      <>
        <div className={styles.bare}>
          {back}
          {steps}
          <div className={styles.end}>{actions}</div>
        </div>
        {counts}
      </>
    )
  }
  const crumb = report && <PositionName {...report.candidate} />
  return (
    <>
      <AppBar start={back} crumb={crumb} middle={steps} actions={actions} hasLanguage={!isMiniapp} />
      {counts}
    </>
  )
}
