import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'

const Before = z.object({
  id: z.string(),
  name: z.string(),
  nameLatin: z.nullable(z.string()),
  state: z.enum(['open', 'draft']),
})

interface Closed {
  readonly id: string
  readonly name: string
  readonly nameLatin: string | null
  readonly state: string
}

/** What closing a position changed. */
export function closedItem({ id, name, nameLatin, state }: Closed, revision: number): UndoItem {
  return { candidateId: null, ref: id, before: { id, name, nameLatin, state }, after: { revision } }
}

/** Reads what closing a position changed; null where it was kept in another form. */
export function readClosed({ before, after }: UndoItem) {
  const read = z.safeParse(z.object({ before: Before, after: z.object({ revision: z.number() }) }), {
    before,
    after,
  })
  return read.success ? { ...read.data.before, revision: read.data.after.revision } : null
}
