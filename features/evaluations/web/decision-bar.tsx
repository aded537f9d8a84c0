import { useMedia } from '@candor/ui/use-media.ts'
import { lazy, Suspense, useState } from 'react'
import { UnsentNote } from '../../drafts/web/unsent-note.tsx'
import type { ActionProps } from '../../report/web/action-registry.ts'
import { popupTypeOf } from '../rules/parts-to-send.ts'
import styles from './decision-bar.module.css'
import { DecisionBarNarrow } from './decision-bar-narrow.tsx'
import { DecisionBarWide } from './decision-bar-wide.tsx'
import { useDecision } from './use-decision.ts'
import { useDecisionFoot } from './use-decision-foot.ts'

const RecordsPopup = lazy(() =>
  import('./records-popup.tsx').then((part) => ({ default: part.RecordsPopup })),
)
const EvaluationPopup = lazy(() =>
  import('./evaluation-popup.tsx').then((part) => ({ default: part.EvaluationPopup })),
)
const DecisionSheet = lazy(() =>
  import('./decision-sheet.tsx').then((part) => ({ default: part.DecisionSheet })),
)

/** Whether something is open, and whether it ever was: its code comes with the first time. */
function useOpening() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false })
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true }),
    close: () => setState((before) => ({ ...before, isOpen: false })),
  }
}

/** The lower edge of the page: pass, wait or reject, a score and an opinion, and on to the next candidate. */
export function DecisionBar({ report, stepper }: ActionProps) {
  const bar = useDecisionFoot()
  const isNarrow = useMedia('(max-width: 719.98px)')
  const records = useOpening()
  const sheet = useOpening()
  const deciding = useDecision({ report, stepper }, sheet.close)
  const popup = popupTypeOf(report.address.type)
  // The popup stays what it was while it closes.
  const [lastPopup, setLastPopup] = useState(popup)
  if (popup && popup !== lastPopup) setLastPopup(popup)
  const { draft, submission, said, onSubmit } = deciding
  const handlePopup = () => report.go({ type: report.interviewId ? 2 : 1 })
  return (
    <>
      <div ref={bar} className={styles.bar} data-steps={stepper.isShown}>
        {draft.isUnsent && <UnsentNote isSending={submission.isSending} onSend={onSubmit} />}
        {isNarrow ? (
          <DecisionBarNarrow deciding={deciding} onOpen={sheet.open} />
        ) : (
          <DecisionBarWide
            report={report}
            deciding={deciding}
            onShowRecords={records.open}
            onShowPopup={handlePopup}
          />
        )}
      </div>
      <Suspense>
        {sheet.wasOpened && (
          <DecisionSheet
            report={report}
            deciding={deciding}
            isOpen={isNarrow && sheet.isOpen}
            onClose={sheet.close}
            onShowRecords={records.open}
          />
        )}
        {lastPopup && (
          <EvaluationPopup
            key={lastPopup}
            report={report}
            type={lastPopup}
            inBar={draft}
            current={said.own?.decision ?? null}
            isOpen={popup !== null}
            onClose={() => report.go({ type: undefined })}
          />
        )}
        {records.wasOpened && (
          <RecordsPopup
            report={report}
            isOpen={records.isOpen}
            onOpenChange={(isOpen) => (isOpen ? records.open() : records.close())}
          />
        )}
      </Suspense>
    </>
  )
}
