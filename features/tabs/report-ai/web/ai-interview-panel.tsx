import { useToasts } from '@candor/ui/overlays/toast'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { tabId } from '@candor/ui/tabs/tab-row'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type EvidenceReader,
  EvidenceReaderProvider,
  useEvidenceOf,
} from '../../../findings/analysis/web/evidence-reader.ts'
import { EvidenceAnnouncement } from '../../../findings/evidence/web/evidence-announcement.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useShortcuts } from '../../../report/report/web/shortcuts/use-shortcuts.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { ToolbarSlot } from '../../../report/report/web/tabs/toolbar-end.tsx'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import styles from './ai-interview-panel.module.css'
import { InnerHead } from './inner-head.tsx'
import { type InnerTabs, useInnerTabs } from './use-inner-tabs.ts'
import { useSeekTime } from './use-seek-time.ts'

/** The AI interview: its record, its report, and the other questions, each as an inner tab. */
export function AiInterviewPanel({ report: opened }: PanelProps) {
  const panelId = useId()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const report = useSeekTime(opened)
  const tabs = useInnerTabs(report)
  const evidence = useEvidenceOf(report, tabs.inView === 0 ? 'session' : 'claim')
  const isSteppable = tabs.inView !== 2 && evidence.evidenceIndex.moments.length > 0
  useStepKeys(evidence, isSteppable)

  return (
    <EvidenceReaderProvider value={evidence}>
      <ToolbarSlot value={slot}>
        <InnerHead
          report={report}
          tabs={tabs}
          panelId={panelId}
          evidence={evidence}
          isSteppable={isSteppable}
          slotRef={setSlot}
        />
        <HeldBackNote isInset report={report} what="aiScores" />
        {tabs.inView === 0 && <MomentAnnouncement evidence={evidence} />}
        <InnerPanel report={report} tabs={tabs} panelId={panelId} />
      </ToolbarSlot>
    </EvidenceReaderProvider>
  )
}

/** [ and ] step through the evidence; at either end a notice says so. */
function useStepKeys(evidence: EvidenceReader, isSteppable: boolean) {
  const t = useTranslations('report-ai')
  const { notify } = useToasts()
  useShortcuts(isSteppable ? ['evidence'] : [])
  usePageKeys(
    (key) => {
      if (!isSteppable || (key !== '[' && key !== ']')) return
      const isFurther = evidence.step(key === ']' ? 1 : -1)
      if (!isFurther) notify({ kind: 'info', text: t(key === ']' ? 'lastEvidence' : 'firstEvidence') })
    },
    { isInDialogs: true },
  )
}

function MomentAnnouncement({ evidence }: { evidence: EvidenceReader }) {
  const { evidenceIndex, current, isChosen } = evidence
  // The count is by moments: evidence that was merged into one counts as that moment.
  const moment =
    current && (evidenceIndex.byId.get(evidenceIndex.momentOf.get(current.id) ?? current.id) ?? null)
  return <EvidenceAnnouncement evidence={isChosen ? moment : null} among={evidenceIndex.moments} />
}

function InnerPanel({ report, tabs, panelId }: { report: OpenReport; tabs: InnerTabs; panelId: string }) {
  const t = useTranslations('report-ai')
  const queries = useQueryClient()
  const { active, inView } = tabs
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(inView)
  useEffect(() => {
    const isChange = before.current !== inView
    before.current = inView
    // The link that led here may have disappeared with its tab, and the focus with it.
    if (isChange && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [inView])
  if (!active)
    return (
      <div className={styles.none}>
        <EmptyNote />
      </div>
    )
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId(panelId, String(active.inner))}
      tabIndex={-1}
      className={styles.panel}
    >
      <ErrorBoundary
        key={active.inner}
        message={t('innerFailed')}
        onRetry={() => void queries.invalidateQueries()}
      >
        <active.Panel fallback={<InnerSkeleton />} report={report} />
      </ErrorBoundary>
    </div>
  )
}

function InnerSkeleton() {
  return (
    <div className={styles.none}>
      <Skeleton lines={6} />
    </div>
  )
}
