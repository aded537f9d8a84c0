import { Kbd } from '@candor/ui/kbd'
import { useToasts } from '@candor/ui/overlays/toast'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { tabId } from '@candor/ui/tabs/tab-row'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EvidenceReaderProvider, useEvidenceOf } from '../../analysis/web/evidence-reader.ts'
import { EvidenceAnnouncement } from '../../evidence/web/evidence-announcement.tsx'
import { EvidenceCounts } from '../../evidence/web/evidence-counts.tsx'
import { SessionStrip } from '../../evidence/web/session-strip.tsx'
import { otherQuestions } from '../../interviews/rules.ts'
import { HeldBackNote } from '../../own-opinion/web/held-back-note.tsx'
import { reportPhase } from '../../report/rules/phase.ts'
import { initialInner } from '../../report/rules/tabs.ts'
import { useShortcuts } from '../../report/web/shortcuts/use-shortcuts.ts'
import { type InnerTab, innerTabs, type PanelProps } from '../../report/web/tabs/tab-registry.ts'
import { ToolbarSlot } from '../../report/web/tabs/toolbar-end.tsx'
import { decideInner, innerInView, showsInner } from '../rules.ts'
import styles from './ai-interview-panel.module.css'
import { useSeekTime } from './use-seek-time.ts'

function useInnerTitle() {
  const t = useTranslations()
  return ({ feature }: InnerTab) => t(`${feature}.tabTitle`)
}

/** The AI interview: its record, the report on it, and the other questions, each as an inner tab of its own. */
export function AiInterviewPanel({ report: opened }: PanelProps) {
  const t = useTranslations('report-ai')
  const titleOf = useInnerTitle()
  const { notify } = useToasts()
  const queries = useQueryClient()
  const panelId = useId()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const report = useSeekTime(opened)

  const { address, facts, interview } = report
  const { isFinished, answers } = interview
  const estimateType = reportPhase(isFinished)
  const shown = innerTabs(1).filter((tab) => tab.isShownTo(facts) && showsInner(tab.inner, facts))
  const decide = (inner: number) => decideInner(inner, { estimateType, hasAnswers: answers.length > 0 })
  const open = shown.map(({ inner }) => inner).filter((inner) => decide(inner).allowed)
  const inView = innerInView(open, address.inner, initialInner(report))
  const active = shown.find(({ inner }) => inner === inView)

  const others = otherQuestions(answers).length

  function handleChange(value: string) {
    const inner = Number(value)
    const decision = decide(inner)
    if (decision.allowed) report.go({ inner })
    else notify({ kind: 'info', text: t(decision.why) })
  }

  const evidence = useEvidenceOf(report, inView === 0 ? 'session' : 'claim')
  const { evidenceIndex, current } = evidence
  // Stepped through by moments, evidence is counted as the moment that stands for it.
  const moment =
    current && (evidenceIndex.byId.get(evidenceIndex.momentOf.get(current.id) ?? current.id) ?? null)
  const isSteppable = inView !== 2 && evidenceIndex.moments.length > 0
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(inView)
  useEffect(() => {
    const isChange = before.current !== inView
    before.current = inView
    // What led here may have gone with the tab that it stood in, and the focus with it.
    if (isChange && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [inView])
  const hasAxis = inView === 1 && evidenceIndex.endMs > 0
  useShortcuts(isSteppable ? ['evidence'] : [])
  usePageKeys(
    (key) => {
      if (!isSteppable || (key !== '[' && key !== ']')) return
      const isFurther = evidence.step(key === ']' ? 1 : -1)
      if (!isFurther) notify({ kind: 'info', text: t(key === ']' ? 'lastEvidence' : 'firstEvidence') })
    },
    { isInDialogs: true },
  )

  return (
    <EvidenceReaderProvider value={evidence}>
      <ToolbarSlot value={slot}>
        <div className={styles.head}>
          <div className={styles.tabs}>
            <SubTabs
              label={t('innerTabs')}
              items={shown.map((tab) => ({
                value: String(tab.inner),
                label: titleOf(tab),
                ...(tab.inner === 2 && others > 0 ? { count: others } : {}),
              }))}
              value={String(inView)}
              panelId={panelId}
              onChange={handleChange}
              onNear={(value) => void shown.find(({ inner }) => inner === Number(value))?.Panel.preload()}
            />
          </div>
          {hasAxis && (
            <div className={styles.strip}>
              <SessionStrip
                evidenceIndex={evidenceIndex}
                claim={evidence.claim}
                currentId={current?.id ?? null}
                sessionMs={null}
                onMove={evidence.moveTo}
                onSelect={evidence.select}
              />
            </div>
          )}
          <div className={styles.end} data-tall={hasAxis}>
            {hasAxis && isSteppable && <EvidenceCounts counts={evidenceIndex.counts} />}
            <div className={styles.slot} ref={setSlot} />
            {isSteppable && (
              <span className={styles.keys}>
                <Kbd>[</Kbd> <Kbd>]</Kbd> {t('stepThrough')}
              </span>
            )}
          </div>
        </div>
        <HeldBackNote isInset report={report} what="aiScores" />
        {inView === 0 && (
          <EvidenceAnnouncement evidence={evidence.isChosen ? moment : null} among={evidenceIndex.moments} />
        )}
        {active ? (
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
        ) : (
          <div className={styles.none}>
            <EmptyNote />
          </div>
        )}
      </ToolbarSlot>
    </EvidenceReaderProvider>
  )
}

function InnerSkeleton() {
  return (
    <div className={styles.none}>
      <Skeleton lines={6} />
    </div>
  )
}
