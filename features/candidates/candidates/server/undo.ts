import type { Database } from '@candor/db/database'
import type { RefusedItem, UndoItem, UndoPart, UndoWork } from '../../../platform/undo/rules/part.ts'
import { readLabelItem } from '../rules/undo-label.ts'
import { deleteLabel, insertFormerLabel } from './queries/labels.ts'

/** Takes a given label away, or gives a taken one back. Returns whether it was still as the act left it. */
async function reverseOne({ db, companyId }: UndoWork<Database>, item: UndoItem): Promise<boolean> {
  const { candidateId } = item
  const { former, given } = readLabelItem(item)
  if (!candidateId) return false
  const of = { companyId, candidateId }
  if (given) return (await deleteLabel(db, of, given.labelId)) !== null
  return former !== null && (await insertFormerLabel(db, of, former))
}

const labels: UndoPart<Database> = {
  kind: 'label',
  needs: 'label',
  async reverse(work, items) {
    const done: UndoItem[] = []
    const refused: RefusedItem[] = []
    // One act changes one label, or one label of at most 100 candidates.
    for (const item of items) {
      if (await reverseOne(work, item)) done.push(item)
      else refused.push({ candidateId: item.candidateId, why: 'changed', byName: null })
    }
    return { done, refused }
  },
  async word(_db, _companyId, items) {
    return items.map((item) => {
      const { former, given } = readLabelItem(item)
      return given
        ? { variant: 'given', target: given.name }
        : { variant: 'taken', target: former?.name ?? null }
    })
  },
}

export const undo: readonly UndoPart<Database>[] = [labels]
