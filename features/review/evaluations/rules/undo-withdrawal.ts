import type { CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'
import { Answered } from './wire.ts'

const Time = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((time) => new Date(time)),
)

/** A recommendation as it was decided, before a withdrawal. */
const Reopened = z.extend(Answered, {
  id: z.string(),
  /** Whether the account made it to itself by deciding. */
  isOwn: z.boolean(),
  recommendStageId: z.string(),
  createdAt: Time,
  externalId: z.nullable(z.string()),
  operatedAt: z.nullable(Time),
})
export type Reopened = z.output<typeof Reopened>

const After = z.object({ evaluationIds: z.array(z.string()) })

interface Withdrawn {
  readonly candidateId: CandidateId
  /** The withdrawn decisions, newest first. */
  readonly evaluationIds: readonly string[]
  readonly reopened: readonly Reopened[]
}

/** What a withdrawal changed. */
export function withdrawalItem({ candidateId, evaluationIds, reopened }: Withdrawn): UndoItem {
  return { candidateId, ref: evaluationIds[0] ?? null, before: reopened, after: { evaluationIds } }
}

/** Reads what a withdrawal changed; null where it was kept in another form. */
export function readWithdrawal({ candidateId, before, after }: UndoItem) {
  const reopened = z.safeParse(z.array(Reopened), before)
  const left = z.safeParse(After, after)
  if (!candidateId || !reopened.success || !left.success) return null
  return { candidateId, before: reopened.data, after: left.data }
}
export type UndoableWithdrawal = NonNullable<ReturnType<typeof readWithdrawal>>
