import { useToasts } from '@candor/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionProps } from '../../report/web/action-registry.ts'
import { countEstimates } from '../rules/records.ts'
import { colleaguesDecisions, ownDecision, type Said } from '../rules/said.ts'
import { useEvaluationRecords } from './records-query.ts'
import { type DecisionDraft, useDecisionDraft } from './use-decision-draft.ts'
import { type DecisionSubmit, refreshDecided, useDecisionSubmit } from './use-decision-submit.ts'

/** How many colleagues the bar names; the others stand in the records. */
const namedColleagues = 2

/** What was said of the candidate before. */
export interface SaidBefore {
  readonly own: Said | null
  readonly others: readonly Said[]
  /** How many evaluations there are. */
  readonly count: number
}

/** Deciding about the candidate in view. */
export interface Deciding {
  readonly draft: DecisionDraft
  readonly submission: DecisionSubmit
  readonly said: SaidBefore
  /** Whether a submit leads on to another candidate. */
  readonly hasNext: boolean
  /** Submits what is filled and goes on to the next candidate; with nothing filled it only goes on. */
  readonly onSubmit: () => void
}

export function useDecision({ report, stepper }: ActionProps): Deciding {
  const t = useTranslations('evaluations')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const draft = useDecisionDraft(report.candidateId, 'decision')
  const submission = useDecisionSubmit(report, draft, 2)
  const { records } = useEvaluationRecords(report)
  // The neighbours may come in while the submit is on its way.
  const latest = useRef(stepper)
  useEffect(() => {
    latest.current = stepper
  })

  async function submitAndGo() {
    const outcome = await submission.submit()
    const { isShown, neighbours, goNext } = latest.current
    const isTaken = outcome === 'taken'
    if (isTaken && !neighbours?.next) {
      notify({ kind: 'success', text: t(isShown ? 'decide.submittedLast' : 'popup.submitted') })
    } else if (isShown && (isTaken || outcome === 'nothing')) goNext()
    if (isTaken) refreshDecided(queries)
  }

  return {
    draft,
    submission,
    said: {
      own: ownDecision(records),
      others: colleaguesDecisions(records, namedColleagues),
      count: countEstimates(records),
    },
    hasNext: stepper.isShown,
    onSubmit: () => void submitAndGo(),
  }
}
