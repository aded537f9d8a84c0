import { type AccountId, type CandidateId, readId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'

const Before = z.array(z.object({ accountId: z.string(), name: z.string() }))
const After = z.object({ revision: z.number() })

interface Changed {
  /** Revision of the text after the change. */
  readonly revision: number
  /** Colleagues whom the former text named. */
  readonly named: readonly { readonly accountId: AccountId; readonly name: string }[]
}

/** What a change of a remark changed. The former text is in the record of the remark. */
export function changeItem(
  { id, candidateId }: { readonly id: string; readonly candidateId: CandidateId },
  { revision, named }: Changed,
): UndoItem {
  const before = named.map(({ accountId, name }) => ({ accountId, name }))
  return { candidateId, ref: id, before, after: { revision } }
}

/** Reads what a change changed; null where it was kept in another form. */
export function readChange({ candidateId, ref, before, after }: UndoItem) {
  const named = z.safeParse(Before, before)
  const left = z.safeParse(After, after)
  if (!candidateId || !ref || !named.success || !left.success) return null
  const people = named.data.flatMap(({ accountId, name }) => {
    const id = readId<'account'>(accountId)
    return id ? { id, name } : []
  })
  return { id: ref, candidateId, revision: left.data.revision, named: people }
}
