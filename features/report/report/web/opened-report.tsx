import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useEffect, useId, useRef } from 'react'
import type { ShortlistNavigation } from '../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import { BesideProvider } from './beside.tsx'
import { useKeyGuardAfterStep } from './header/latest-step.ts'
import { ReportHeader } from './header/report-header.tsx'
import { useHeaderFacts } from './header/use-header-facts.ts'
import { usePersonName } from './header/use-person-name.ts'
import { useReportTitle } from './header/use-report-title.ts'
import { Arrival } from './live/arrival.tsx'
import { LiveAnnouncement } from './live/live-announcement.tsx'
import { useOvertimeWarning } from './live/use-overtime-warning.ts'
import type { OpenReport } from './open-report.ts'
import { noteOpened } from './opened-sections.ts'
import { ReportActions } from './report-actions.tsx'
import { PanelSkeleton } from './report-skeleton.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { PanelFrame } from './tabs/panel-frame.tsx'
import { ReportTabs } from './tabs/report-tabs.tsx'
import { innerInView, innerTabs, sectionInView } from './tabs/tab-registry.ts'
import { type ActiveTab, useActiveTab } from './tabs/use-active-tab.ts'
import type { ReportState } from './use-report.ts'
import { useReturnScroll } from './use-return-scroll.ts'

function needsCompactHeader({ active }: ActiveTab, report: OpenReport): boolean {
  if (active === null) return false
  const inView = innerInView(active.number, report)
  return innerTabs(active.number).some(({ inner, hasCompactHeader }) => inner === inView && hasCompactHeader)
}

interface OpenedProps {
  state: Extract<ReportState, { kind: 'open' }>
  isDelayOver: boolean
  navigation: ShortlistNavigation
}

/** A readable report: its header, tabs, panels and actions. */
export function OpenedReport({ state, isDelayOver, navigation }: OpenedProps) {
  const { report, isSwitching, isStale, onRetry } = state
  const { first: name } = usePersonName(report.candidate.person)
  const panelId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useHeaderFacts(report)
  const tabs = useActiveTab(report, isDelayOver)
  useReportTitle(name)
  useReturnScroll()
  // The server has said that a visitor's link lives (decision S82).
  useOvertimeWarning(report.facts.isVisit ? undefined : report.address.overtime, report.timeZone)
  useKeyGuardAfterStep(report.candidateId)
  useShortcuts(navigation.isShown ? ['candidates', 'tabs'] : ['tabs'])
  usePageKeys((key) => {
    const tab = /^[1-9]$/.test(key) ? tabs.shown[Number(key) - 1] : undefined
    if (tab) report.go({ activeIndex: tab.number })
  })
  useOpenedSection(report, tabs.active)
  const isChoosing = tabs.active === null && tabs.shown.length > 0
  return (
    <BesideProvider>
      <ReportHeader
        report={report}
        known={known}
        isCompact={needsCompactHeader(tabs, report)}
        isStale={isStale}
        onRetry={onRetry}
        headingRef={heading}
      />
      <ReportActions report={report} navigation={navigation} slot="note" />
      <ReportTabs tabs={tabs} report={report} panelId={panelId} />
      {isChoosing || isSwitching ? (
        <PanelSkeleton />
      ) : (
        <PanelFrame tab={tabs.active} report={report} panelId={panelId} />
      )}
      <ReportActions report={report} navigation={navigation} slot="bar" />
      <Arrival candidateId={report.candidateId} name={name} heading={heading} />
      <LiveAnnouncement interviewId={report.interviewId} />
    </BesideProvider>
  )
}

/** The section in view counts as seen when the viewer decides. */
function useOpenedSection(report: OpenReport, active: ActiveTab['active']) {
  const { candidateId } = report
  const section = active && sectionInView(active.number, report)
  useEffect(() => {
    if (section !== null) noteOpened(candidateId, section)
  }, [candidateId, section])
}
