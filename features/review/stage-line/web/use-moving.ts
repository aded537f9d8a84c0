import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { Why, WhyFault } from '../../../candidates/refusal-reasons/web/why-fields.tsx'
import { moveCandidates } from '../../../candidates/stages/contract/moving.ts'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import type { Standing } from './standing.ts'

export const outcomes = ['hired', 'rejected', 'withdrew'] as const

/** Where the candidate is to go: a stage, or an end at the present one. */
export interface Goal {
  readonly stageId: string | null
  readonly outcome: (typeof outcomes)[number] | null
}

const noWhy: Why = { reason: '', reasons: [] }

interface Given {
  candidateId: string
  standing: Standing
  onMoved: () => void
}

/** The reason of a move with its fault, which a change takes away. */
function useWhy() {
  const [why, setWhy] = useState<Why>(noWhy)
  const [whyFault, setWhyFault] = useState<WhyFault | null>(null)
  function changeWhy(change: Partial<Why>): void {
    setWhyFault(null)
    setWhy({ ...why, ...change })
  }
  return { why, setWhy, whyFault, setWhyFault, changeWhy }
}

/** A move as it is chosen, and its sending. A refusal names who moved the candidate meanwhile. */
export function useMoving({ candidateId, standing, onMoved }: Given) {
  const t = useTranslations('stage-line')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const [goal, setGoal] = useState<Goal | null>(null)
  const { why, setWhy, whyFault, setWhyFault, changeWhy } = useWhy()
  const { reason, reasons } = why
  const [carries, setCarries] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(v4())

  function choose(next: Goal) {
    setFault(null)
    setWhyFault(null)
    setGoal(next)
  }
  function tell(goalNow: Goal) {
    const stage = standing.choices.find(({ stageId }) => stageId === goalNow.stageId)?.name ?? ''
    notify({ kind: 'success', text: goalNow.outcome === null ? t('done', { stage }) : t('ended') })
  }
  const [move, isMoving] = useOneAtATime(async () => {
    if (goal === null) return
    if (goal.outcome === 'rejected' && standing.needsReason && reason.trim() === '' && reasons.length === 0)
      return setWhyFault({ text: t('needed') })
    try {
      const { refused, undoId } = await callApi(
        moveCandidates,
        sentMove(candidateId, standing, { goal, reason, reasons, carries }),
        { idempotencyKey: key.current, showsRefusal: true },
      )
      key.current = v4()
      await queries.invalidateQueries()
      const [first] = refused
      if (!first) {
        // The notice of the undo says it, too.
        if (!undoId) tell(goal)
        setGoal(null)
        setWhy(noWhy)
        onMoved()
      } else if (first.why === 'noSuchStage') setFault(t('gone'))
      else setFault(t('meanwhile', { name: first.byName ?? 'none', stage: first.stageName }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (faultyField(failure.data) === 'reason') setWhyFault({ text: failure.message })
      else setFault(failure.message)
    }
  })
  return {
    goal,
    choose,
    why,
    whyFault,
    changeWhy,
    carries,
    setCarries,
    fault,
    move,
    isMoving,
  }
}

interface Chosen {
  readonly goal: Goal
  readonly reason: string
  readonly reasons: readonly string[]
  readonly carries: boolean
}

function sentMove(candidateId: string, standing: Standing, { goal, reason, reasons, carries }: Chosen) {
  const { stageId: fromStageId, outcome: fromOutcome } = standing
  return {
    moves: [{ ...ofCandidate(candidateId), fromStageId, fromOutcome }],
    toStageId: goal.stageId,
    outcome: goal.outcome,
    reason: reason.trim(),
    ...(goal.outcome === 'rejected' && reasons.length > 0 ? { reasons: [...reasons] } : {}),
    carriesRecommendations: carries && goal.outcome === null,
  }
}

export type Moving = ReturnType<typeof useMoving>
