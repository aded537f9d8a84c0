import type { CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'

const Given = z.object({ labelId: z.number(), name: z.string() })
const Former = z.extend(Given, { sortIndex: z.number(), isManual: z.boolean() })

/** A label that was given has no row before; a label that was taken has none after. */
export function labelItem(
  { candidateId }: { readonly candidateId: CandidateId },
  before: z.output<typeof Former> | null,
  after: z.output<typeof Given> | null,
): UndoItem {
  return { candidateId, before, after }
}

/** Reads the row of a taken label, or the given label. */
export function readLabelItem({ before, after }: UndoItem) {
  const former = z.safeParse(Former, before)
  const given = z.safeParse(Given, after)
  return { former: former.success ? former.data : null, given: given.success ? given.data : null }
}
