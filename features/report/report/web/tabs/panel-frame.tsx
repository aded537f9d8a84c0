import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { tabId } from '@candor/ui/tabs/tab-row'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../open-report.ts'
import { PanelSkeleton } from '../report-skeleton.tsx'
import styles from './panel-frame.module.css'
import type { ReportTab } from './tab-registry.ts'

interface Props {
  /** Null when the viewer may see no tab at all. */
  tab: ReportTab | null
  report: OpenReport
  panelId: string
}

/** One tab's panel. An error in it stays in it: the header and the other tabs go on working. */
export function PanelFrame({ tab, report, panelId }: Props) {
  const t = useTranslations('report')
  const queries = useQueryClient()
  if (!tab) {
    return (
      <div className={styles.none}>
        <EmptyNote title={t('noTabs')} />
      </div>
    )
  }
  const { Panel, number } = tab
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId(panelId, String(number))}
      className={styles.panel}
    >
      <ErrorBoundary
        key={`${number} ${report.interviewId}`}
        message={t('tabFailed')}
        onRetry={() => void queries.invalidateQueries()}
      >
        <Panel fallback={<PanelSkeleton />} report={report} />
      </ErrorBoundary>
    </div>
  )
}
