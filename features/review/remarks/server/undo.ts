import type { Database } from '@candor/db/database'
import type { RefusedItem, UndoItem, UndoPart } from '../../../platform/undo/rules/part.ts'
import { deleteHidden, setDeleted } from './queries.ts'

const deletion: UndoPart<Database> = {
  kind: 'remarkDeletion',
  needs: 'remark',
  async reverse({ db, companyId, byAccountId }, items) {
    const done: UndoItem[] = []
    const refused: RefusedItem[] = []
    for (const item of items) {
      const isBack =
        item.ref && (await setDeleted(db, { companyId, accountId: byAccountId }, { id: item.ref, at: null }))
      if (isBack) done.push(item)
      else refused.push({ candidateId: item.candidateId, why: 'gone', byName: null })
    }
    return { done, refused }
  },
  word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  async finish({ db, companyId }, items) {
    await deleteHidden(
      db,
      companyId,
      items.flatMap(({ ref }) => ref ?? []),
    )
  },
}

export const undo: readonly UndoPart<Database>[] = [deletion]
