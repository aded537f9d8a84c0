import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { State } from '@candor/ui/sections/state'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { showComprehensiveEstimate } from '../../../review/evaluations/contract/conclusion.ts'
import { isFilled } from '../../../review/evaluations/rules/parts-to-send.ts'
import type { Conclusion } from '../../../review/evaluations/rules/records.ts'
import { readConclusion } from '../../../review/evaluations/rules/wire.ts'
import { ConclusionForm } from './conclusion-form.tsx'
import styles from './conclusion-section.module.css'
import { useConclusionForm } from './use-conclusion-form.ts'

function ConclusionEnd({ conclusion }: { conclusion: Conclusion }) {
  const t = useTranslations('evaluations')
  const { decision, score } = conclusion
  return (
    <span className={styles.line}>
      {decision && <State kind={decision}>{t(`status.${decision}`)}</State>}
      {score !== null && <Score score={{ state: 'scored', value: score, outOf: 5 }} />}
    </span>
  )
}

function useConclusion(report: OpenReport) {
  const t = useTranslations('report-estimates')
  const query = useQuery({
    ...callQuery(showComprehensiveEstimate, ofReport(report)),
    select: readConclusion,
  })
  return { conclusion: query.data ?? null, state: sectionState(query, t('conclusionFailed')) }
}

/** The conclusion over all evaluations, and the form for viewers who may evaluate. */
export function ConclusionSection({ report }: { report: OpenReport }) {
  const t = useTranslations('report-estimates')
  const { conclusion, state } = useConclusion(report)
  const writing = useConclusionForm(report, handleClose)
  const [isOpened, setOpened] = useState(false)
  const wasClosed = useRef(false)
  const mayWrite = report.facts.acts.has('evaluate')
  const isHeld = report.facts.heldBack.opinions
  const isWriting = mayWrite && (isOpened || isFilled('overall', writing.draft.value))

  function handleClose() {
    wasClosed.current = true
    setOpened(false)
  }

  // The button comes back in place of the form, with the focus.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !wasClosed.current) return
    wasClosed.current = false
    button.focus()
  }, [])

  const action = mayWrite && !isWriting && (
    <Button ref={takeFocus} onClick={() => setOpened(true)}>
      {t(conclusion ? 'writeAnew' : 'write')}
    </Button>
  )
  const empty: SectionState = {
    kind: 'empty',
    title: t(isHeld ? 'conclusionHeld' : 'conclusionNone'),
    ...(!isHeld && { text: t(mayWrite ? 'conclusionNoneText' : 'conclusionNoneToRead') }),
    action,
  }
  const isEmpty = state.kind === 'ready' && !conclusion && !isWriting
  return (
    <Section
      title={t('conclusion')}
      isFoldable
      state={isEmpty ? empty : state}
      end={conclusion && <ConclusionEnd conclusion={conclusion} />}
    >
      {conclusion && (
        <div className={styles.conclusion}>
          {conclusion.content && <p className={styles.text}>{conclusion.content}</p>}
          <p className={styles.byline}>
            <span>{conclusion.evaluatedBy}</span>
            <span>{formatDateTime(conclusion.evaluatedAt, report.timeZone)}</span>
          </p>
          {action}
        </div>
      )}
      {isWriting && <ConclusionForm writing={writing} isFocusWanted={isOpened} onClose={handleClose} />}
    </Section>
  )
}
