import type { CandidateId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import { isOutcome } from '../../../platform/imports/rules/outcome.ts'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'
import type { Standing } from './moving.ts'

/** Where a candidate stood before a move. */
interface StandingBefore extends Standing {
  readonly since: Date
  readonly outcomeAt: Date | null
  readonly outcomeReason: string
  readonly outcomeReasons: readonly string[]
}

interface Moved extends Standing {
  readonly moveId: string
  /** Ids of the recommendations that went along. */
  readonly carried: readonly string[]
}

/** What a move changed of a candidate. */
export function moveItem(
  {
    candidateId,
    stageId,
    outcome,
    since,
    outcomeAt,
    outcomeReason,
    outcomeReasons,
  }: StandingBefore & {
    readonly candidateId: CandidateId
  },
  { moveId, carried, ...to }: Moved,
): UndoItem {
  const before = { stageId, outcome, since, outcomeAt, outcomeReason, outcomeReasons }
  const after = { stageId: to.stageId, outcome: to.outcome, carried }
  return { candidateId, ref: moveId, before, after }
}

/** A move as its undo reads it. */
export interface UndoableMove {
  readonly candidateId: CandidateId
  readonly before: StandingBefore
  readonly after: Moved
}

function readStanding(value: unknown): Standing | null {
  if (!isRecord(value) || typeof value.stageId !== 'string') return null
  return { stageId: value.stageId, outcome: isOutcome(value.outcome) ? value.outcome : null }
}

function readTime(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

/** Reads what a move changed; null where it was kept in another form. */
export function readMove({ candidateId, ref, before, after }: UndoItem): UndoableMove | null {
  const from = readStanding(before)
  const to = readStanding(after)
  if (!candidateId || !ref || !from || !to || !isRecord(before) || !isRecord(after)) return null
  const since = readTime(before.since)
  if (!since) return null
  const outcomeReason = typeof before.outcomeReason === 'string' ? before.outcomeReason : ''
  const outcomeReasons = readTexts(before.outcomeReasons)
  const carried = readTexts(after.carried)
  return {
    candidateId,
    before: { ...from, since, outcomeAt: readTime(before.outcomeAt), outcomeReason, outcomeReasons },
    after: { ...to, moveId: ref, carried },
  }
}
