import { Kbd } from '@candor/ui/kbd'
import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { useTranslations } from 'use-intl'
import { otherQuestions } from '../../../candidates/interviews/rules.ts'
import type { EvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { EvidenceCounts } from '../../../findings/evidence/web/evidence-counts.tsx'
import { SessionStrip } from '../../../findings/evidence/web/session-strip.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './ai-interview-panel.module.css'
import type { InnerTabs } from './use-inner-tabs.ts'

interface Props {
  report: OpenReport
  tabs: InnerTabs
  panelId: string
  evidence: EvidenceReader
  isSteppable: boolean
  /** Ref of the place for the controls of the inner tab in view. */
  slotRef: (slot: HTMLElement | null) => void
}

/** The inner tabs, the axis of the session where the report is in view, and buttons to step through the evidence. */
export function InnerHead({ report, tabs, panelId, evidence, isSteppable, slotRef }: Props) {
  const t = useTranslations('report-ai')
  const { evidenceIndex, claim, current } = evidence
  const hasAxis = tabs.inView === 1 && evidenceIndex.endMs > 0
  return (
    <div className={styles.head}>
      <div className={styles.tabs}>
        <InnerTabRow report={report} tabs={tabs} panelId={panelId} />
      </div>
      {hasAxis && (
        <div className={styles.strip}>
          <SessionStrip
            evidenceIndex={evidenceIndex}
            claim={claim}
            currentId={current?.id ?? null}
            sessionMs={null}
            onMove={evidence.moveTo}
            onSelect={evidence.select}
          />
        </div>
      )}
      <div className={styles.end} data-tall={hasAxis}>
        {hasAxis && isSteppable && <EvidenceCounts counts={evidenceIndex.counts} />}
        <div className={styles.slot} ref={slotRef} />
        {isSteppable && (
          <span className={styles.keys}>
            <Kbd>[</Kbd> <Kbd>]</Kbd> {t('stepThrough')}
          </span>
        )}
      </div>
    </div>
  )
}

function InnerTabRow({ report, tabs, panelId }: Pick<Props, 'report' | 'tabs' | 'panelId'>) {
  const t = useTranslations()
  const { shown, inView, choose } = tabs
  const others = otherQuestions(report.interview.answers).length
  return (
    <SubTabs
      label={t('report-ai.innerTabs')}
      items={shown.map(({ inner, feature }) => ({
        value: String(inner),
        label: t(`${feature}.tabTitle`),
        ...(inner === 2 && others > 0 ? { count: others } : {}),
      }))}
      value={String(inView)}
      panelId={panelId}
      onChange={(value) => choose(Number(value))}
      onNear={(value) => void shown.find(({ inner }) => inner === Number(value))?.Panel.preload()}
    />
  )
}
