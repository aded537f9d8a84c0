import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ShortlistNavigation } from '../../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import type { ActionProps } from '../../../../report/report/web/action-registry.ts'
import { countParts } from '../../rules/records.ts'
import { colleaguesDecisions, ownDecision, type StatedDecision } from '../../rules/stated-decisions.ts'
import { useEvaluationRecords } from '../records/records-query.ts'
import { type DecisionDraft, useDecisionDraft } from './use-decision-draft.ts'
import { type DecisionSubmit, refreshDecided, useDecisionSubmit } from './use-decision-submit.ts'

/** The most colleagues whom the bar names. */
const namedColleagues = 2

/** Earlier decisions about the candidate. */
export interface EarlierDecisions {
  readonly own: StatedDecision | null
  readonly others: readonly StatedDecision[]
  /** How many evaluations there are. */
  readonly count: number
}

/** The decision about the candidate in view. */
export interface DecisionControl {
  readonly draft: DecisionDraft
  readonly submission: DecisionSubmit
  readonly earlier: EarlierDecisions
  /** Whether a submit leads on to another candidate. */
  readonly hasNext: boolean
  /** Submits the filled parts and goes on to the next candidate; with nothing filled it says so and only goes on. */
  readonly onSubmit: () => void
}

/** `onSubmitted` is called when the server has stored it and this candidate stays in view. */
export function useDecision({ report, navigation }: ActionProps, onSubmitted: () => void): DecisionControl {
  const t = useTranslations('evaluations')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const draft = useDecisionDraft(report, 'decision')
  const submission = useDecisionSubmit(report, draft, 2)
  const { records } = useEvaluationRecords(report)
  // The neighbours may load, and the reader may go on, while the submit is on its way.
  const latest = useRef<ShortlistNavigation | null>(navigation)
  useEffect(() => {
    latest.current = navigation
    return () => {
      latest.current = null
    }
  }, [navigation])

  async function submitAndGo() {
    if ((await submission.submit({ isNothingRefused: true })) !== 'taken') return
    const outcome = await latest.current?.advance()
    // Nothing else is awaited: going on waits for the next candidate only.
    if (outcome === 'left') return void whenIdle(() => refreshDecided(queries))
    refreshDecided(queries)
    if (!latest.current) return
    const text = t(outcome === 'last' ? 'decide.submittedLast' : 'popup.submitted')
    notify({ kind: 'success', text })
    onSubmitted()
  }

  return {
    draft,
    submission,
    earlier: {
      own: ownDecision(records),
      others: colleaguesDecisions(records, namedColleagues),
      count: countParts(records),
    },
    hasNext: navigation.isShown,
    onSubmit: () => void submitAndGo(),
  }
}
