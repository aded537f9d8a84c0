import type { CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import { type Decision, decisions } from '../../../candidates/candidates/rules/decision.ts'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'
import { Answered, keptAnswer } from './wire.ts'

const After = z.object({
  /** Null where the decision answered none. */
  recommendationId: z.nullable(z.string()),
  evaluationIds: z.array(z.string()),
  decision: z.nullable(z.enum(decisions)),
})

interface Decided {
  readonly candidateId: CandidateId
  readonly evaluationIds: readonly string[]
  readonly decided:
    | { readonly id: string; readonly before: z.output<typeof Answered> | null | undefined }
    | undefined
  readonly opinions: readonly { readonly decision: Decision | null }[]
}

/** What a decision changed. */
export function decisionItem({ candidateId, evaluationIds, decided, opinions }: Decided): UndoItem {
  const decision = opinions.find((opinion) => opinion.decision !== null)?.decision ?? null
  const before = decided?.before ? keptAnswer(decided.before) : null
  const after = { recommendationId: decided?.id ?? null, evaluationIds, decision }
  return { candidateId, ref: evaluationIds[0] ?? null, before, after }
}

/** Reads what a decision changed; null where it was kept in another form. */
export function readDecision({ candidateId, before, after }: UndoItem) {
  const answered = z.safeParse(z.nullable(Answered), before)
  const left = z.safeParse(After, after)
  if (!candidateId || !answered.success || !left.success) return null
  const { data } = answered
  const operatedAt = data?.operatedAt ? new Date(data.operatedAt) : null
  return { candidateId, before: data && { ...data, operatedAt }, after: left.data }
}
export type UndoableDecision = NonNullable<ReturnType<typeof readDecision>>
