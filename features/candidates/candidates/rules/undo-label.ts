import type { CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'
import { FormerLabel, GivenLabel } from './wire.ts'

/** A label that was given has no row before; a label that was taken has none after. */
export function labelItem(
  { candidateId }: { readonly candidateId: CandidateId },
  before: z.output<typeof FormerLabel> | null,
  after: z.output<typeof GivenLabel> | null,
): UndoItem {
  return { candidateId, before, after }
}

/** Reads the row of a taken label, or the given label. */
export function readLabelItem({ before, after }: UndoItem) {
  const former = z.safeParse(FormerLabel, before)
  const given = z.safeParse(GivenLabel, after)
  return { former: former.success ? former.data : null, given: given.success ? given.data : null }
}
