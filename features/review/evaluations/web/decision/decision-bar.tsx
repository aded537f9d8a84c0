import { lazyWithPreload, whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { useNarrow } from '@candor/ui/use-media.ts'
import { useState } from 'react'
import { UnsentNote } from '../../../../platform/drafts/web/unsent-note.tsx'
import type { ActionProps } from '../../../../report/report/web/action-registry.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { popupTypeOf } from '../../rules/parts-to-send.ts'
import { EvaluationButton } from '../evaluation-button.tsx'
import { NewcomerNote } from '../newcomer-note.tsx'
import styles from './decision-bar.module.css'
import { DecisionBarNarrow } from './decision-bar-narrow.tsx'
import { DecisionBarWide } from './decision-bar-wide.tsx'
import { useDecision } from './use-decision.ts'
import { useDecisionDraft } from './use-decision-draft.ts'

const RecordsPopup = lazyDialog(() =>
  import('../records/records-popup.tsx').then((part) => part.RecordsPopup),
)
const EvaluationPopup = lazyWithPreload(() =>
  import('../popup/evaluation-popup.tsx').then((part) => part.EvaluationPopup),
)
const DecisionSheet = lazyDialog(() => import('./decision-sheet.tsx').then((part) => part.DecisionSheet))

/** Loaded ahead: an evaluator is likely to open one of these. */
function preloadDialogs() {
  for (const dialog of [RecordsPopup, EvaluationPopup, DecisionSheet]) void dialog.preload()
}

/** The popup of the address; while it closes, the last one. */
function usePopup({ address, interviewId, go }: OpenReport) {
  const popup = popupTypeOf(address.type)
  const [last, setLast] = useState(popup)
  if (popup && popup !== last) setLast(popup)
  return {
    type: last,
    isOpen: popup !== null,
    open: () => go({ type: interviewId ? 2 : 1 }),
    close: () => go({ type: undefined }),
  }
}

/**
 * For a viewer who may not evaluate but whose link asks for the button: only the button, whose popup says so (decision
 * C67).
 */
function ReaderBar({ report, navigation }: ActionProps) {
  const isNarrow = useNarrow()
  const popup = usePopup(report)
  const inBar = useDecisionDraft(report, 'decision')
  return (
    <>
      <div
        ref={coverFoot}
        className={styles.bar}
        data-steps={navigation.isShown}
        {...whenNear(EvaluationPopup.preload)}
      >
        <div className={isNarrow ? styles.narrow : styles.end}>
          <EvaluationButton address={report.address} look={isNarrow ? 'wide' : 'quiet'} onOpen={popup.open} />
        </div>
      </div>
      {popup.type && (
        <ErrorBoundary>
          <EvaluationPopup
            report={report}
            type={popup.type}
            inBar={inBar}
            current={null}
            isOpen={popup.isOpen}
            onClose={popup.close}
          />
        </ErrorBoundary>
      )}
    </>
  )
}

/**
 * The decision bar at the lower edge of the page: decision, score, opinion, and submit, which goes on to the next
 * candidate.
 */
function EvaluatorBar({ report, navigation }: ActionProps) {
  const isNarrow = useNarrow()
  const [isShowingRecords, setShowingRecords] = useState(false)
  const [isDeciding, setDeciding] = useState(false)
  const closeSheet = () => setDeciding(false)
  const deciding = useDecision({ report, navigation }, closeSheet)
  const popup = usePopup(report)
  const { draft, submission, earlier, onSubmit } = deciding
  return (
    <>
      <div
        ref={coverFoot}
        className={styles.bar}
        data-steps={navigation.isShown}
        {...whenNear(preloadDialogs)}
      >
        <NewcomerNote report={report} />
        {draft.isUnsent && <UnsentNote disabled={submission.isSending} onSend={onSubmit} />}
        {isNarrow ? (
          <DecisionBarNarrow report={report} deciding={deciding} onOpen={() => setDeciding(true)} />
        ) : (
          <DecisionBarWide
            report={report}
            deciding={deciding}
            onShowRecords={() => setShowingRecords(true)}
            onShowPopup={popup.open}
          />
        )}
      </div>
      {!(isNarrow && isDeciding) && submission.question}
      <DecisionSheet
        report={report}
        deciding={deciding}
        isOpen={isNarrow && isDeciding}
        onClose={closeSheet}
        onShowRecords={() => setShowingRecords(true)}
      />
      {popup.type && (
        <ErrorBoundary key={popup.type}>
          <EvaluationPopup
            report={report}
            type={popup.type}
            inBar={draft}
            current={earlier.own?.decision ?? null}
            isOpen={popup.isOpen}
            onClose={popup.close}
          />
        </ErrorBoundary>
      )}
      <RecordsPopup report={report} isOpen={isShowingRecords} onOpenChange={setShowingRecords} />
    </>
  )
}

export function DecisionBar(props: ActionProps) {
  return props.report.facts.acts.has('evaluate') ? <EvaluatorBar {...props} /> : <ReaderBar {...props} />
}
